import type { Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import { lateDaysOf, orderByOf } from '@showroom/contract/checklist/selection-due.rules'
import { isLocked } from '@showroom/contract/checklist/selection-status.rules'
import { presentLine } from '../../cart/present-line.ts'
import { canBeSold, type Purchasable } from '../../catalogue/product/purchasable.ts'
import { presentFile } from '../../project/files/present-file.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import type { Approval, SelectionRecord } from '../selection/selection.store.ts'
import { type JudgedOption, type JudgedSelection, pieceUom } from './judge-selection.ts'
import type { ChecklistFacts } from './read-facts.ts'
import { rightsOn, rightsOnFile, rightsOnOption } from './selection-rights.ts'

export type Viewing = { access: AccountInProject; facts: ChecklistFacts }

/** A decision as one of the project's people may see it: amounts they may not see are not there. */
export const presentSelection = (row: JudgedSelection, viewing: Viewing): Selection => {
  const { record, status, options, chosen, due } = row
  const { facts, access } = viewing
  const { allowance_cents, ...fields } = record.fields
  return {
    ...fields,
    id: record.publicId,
    version: record.version,
    seq: seqOf(record),
    ...(access.project.sees === 'no' ? {} : { allowance_cents }),
    tax_bps: facts.taxBps,
    due,
    late_days: lateDaysOf(due, status, facts.today),
    status,
    is_locked: isLocked(status),
    options: options.map((option) => presentOption(option, { row, viewing })),
    option_id: chosen?.record.publicId ?? null,
    approval: record.approval && presentApproval(record.approval, { chosen, viewing }),
    reason: record.reason,
    question_count: record.questionCount,
    comment_count: record.commentCount,
    comment_version: record.commentVersion,
    files: row.files.map((file) => presentFile(file, rightsOnFile(file, { row, access }).remove)),
    added_by: record.addedByName,
    ...(access.project.sees === 'yes'
      ? { approved_cents: row.money.approved_cents, expected_cents: row.money.expected_cents }
      : {}),
    can: rightsOn(row, access),
  }
}

/** What an editor of any field has seen. */
export const seqOf = ({ fieldSeq }: SelectionRecord): number => Math.max(0, ...Object.values(fieldSeq))

type OfApproval = { chosen: JudgedOption | null; viewing: Viewing }

const presentApproval = (
  { name, at, method, qty, unitCents }: Approval,
  { chosen, viewing }: OfApproval,
): Selection['approval'] => ({
  name,
  at: new Date(at).toISOString(),
  method,
  qty,
  ...(viewing.access.project.sees === 'yes'
    ? {
        unit_price_cents: unitCents,
        total_cents: unitCents === null ? null : unitCents * qty,
        is_price_changed: chosen !== null && unitCents !== null && chosen.unitCents !== unitCents,
      }
    : {}),
})

type OfOption = { row: JudgedSelection; viewing: Viewing }

const presentOption = (option: JudgedOption, { row, viewing }: OfOption): SelectionOption => {
  const { record, product } = option
  const { facts, access } = viewing
  return {
    id: record.publicId,
    kind: record.product === null ? 'outside' : 'product',
    name: option.name,
    sku: option.sku,
    link: record.outsideLink,
    note: record.note,
    qty: option.qty,
    need: option.need,
    ...(product ? soldHere(option, product, facts) : soldElsewhere(record.product)),
    added_by: record.addedByName,
    ...(access.project.sees === 'yes'
      ? { unit_price_cents: option.unitCents, total_cents: option.totalCents }
      : {}),
    can: rightsOnOption(option, { row, access }),
  }
}

const soldHere = (option: JudgedOption, product: Purchasable, facts: ChecklistFacts) => {
  const line = presentLine(
    {
      lineId: option.record.publicId,
      qty: option.qty,
      acceptedCents: product.priceCents,
      lotChoice: 'mixed',
      coverageNote: null,
      product,
    },
    { inCart: facts.listed, now: facts.now },
  )
  return {
    product_id: line.product_id,
    brand: line.brand,
    vendor: line.vendor,
    picture: line.picture,
    unit: line.unit,
    uom: line.uom,
    coverage: line.coverage,
    stock: line.stock,
    lead_days_max: product.leadDaysMax,
    order_by: orderByOf(facts.project.startOn, product.leadDaysMax),
    warnings: line.warnings.map(({ message }) => message),
    is_sold: canBeSold(product),
  }
}

const soldElsewhere = (productId: string | null) => ({
  product_id: productId,
  brand: '',
  vendor: '',
  picture: null,
  unit: 'piece' as const,
  uom: pieceUom,
  coverage: null,
  stock: null,
  lead_days_max: null,
  order_by: null,
  warnings: [],
  is_sold: false,
})
