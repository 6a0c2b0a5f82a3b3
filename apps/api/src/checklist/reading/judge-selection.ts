import type { BoughtState, SelectionStatus } from '@showroom/contract/checklist/selection-choices'
import { dueDayOf } from '@showroom/contract/checklist/selection-due.rules'
import { needOf, qtyOfOption, type SoldAs } from '@showroom/contract/checklist/selection-quantity.rules'
import { overBy, type SelectionMoney, withTax } from '@showroom/contract/checklist/selection-sums.rules'
import { statusOf } from '@showroom/contract/checklist/selection-status.rules'
import type { Day } from '@showroom/contract/shared/day'
import type { Purchasable } from '../../catalogue/product/purchasable.ts'
import type { AttachedFile } from '../file/selection-file.store.ts'
import type { OptionRecord } from '../option/option.store.ts'
import type { Approval, SelectionRecord } from '../selection/selection.store.ts'
import type { ChecklistFacts, MeasuredRoom } from './read-facts.ts'

/** An option with what it would be bought as. */
export type JudgedOption = {
  record: OptionRecord
  /** Null for one from elsewhere, or gone from the catalogue. */
  product: Purchasable | null
  name: string
  sku: string
  /** What one of them is: a box, a piece. */
  uom: string
  qty: number
  need: number | null
  /** Null where its price is yet to be told. */
  unitCents: number | null
  totalCents: number | null
}

/** A decision with its status and its money, before anybody looks at it. */
export type JudgedSelection = {
  record: SelectionRecord
  status: SelectionStatus
  options: readonly JudgedOption[]
  files: readonly AttachedFile[]
  /** What was chosen or approved. */
  chosen: JudgedOption | null
  due: Day | null
  money: SelectionMoney
}

export const judgeSelections = (facts: ChecklistFacts): JudgedSelection[] =>
  facts.selections.map((record) => judgeSelection(record, facts))

export const judgeSelection = (record: SelectionRecord, facts: ChecklistFacts): JudgedSelection => {
  const room = facts.rooms.find(({ publicId }) => publicId === record.fields.room_id) ?? null
  const options = (facts.options.get(record.id) ?? []).map((option) =>
    judgeOption(option, { record, room, facts }),
  )
  const status = statusOf({
    state: record.state,
    optionCount: options.length,
    bought: boughtOf(record.publicId, facts),
  })
  const chosen = options.find((option) => option.record.id === record.optionId) ?? null
  const installOn = facts.project.startOn
  const due = dueDayOf(record.fields, { installOn, leadDays: leadDaysOf({ options, chosen }) })
  const files = facts.files.get(record.id) ?? []
  const money = moneyOf(record, { status, options, chosen, taxBps: facts.taxBps })
  return { record, status, options, files, chosen, due, money }
}

/** Until something is chosen, whatever takes longest may be. */
const leadDaysOf = ({ options, chosen }: Pick<JudgedSelection, 'options' | 'chosen'>): number | null => {
  const days = (chosen ? [chosen] : options).flatMap(({ product }) => product?.leadDaysMax ?? [])
  return days.length === 0 ? null : Math.max(...days)
}

const boughtOf = (id: string, { bought }: ChecklistFacts): BoughtState => {
  if (bought.delivered.has(id)) return 'delivered'
  if (bought.ordered.has(id)) return 'ordered'
  return bought.inCart.has(id) ? 'in_cart' : 'none'
}

type Around = { record: SelectionRecord; room: MeasuredRoom | null; facts: ChecklistFacts }

/** Of what is not sold here nobody knows more. */
export const pieceUom = 'Piece'

const judgeOption = (option: OptionRecord, { record, room, facts }: Around): JudgedOption => {
  const product = option.product === null ? null : (facts.purchasables.get(option.product) ?? null)
  const sold = soldAs(option, product)
  const areas = room?.areas ?? null
  // While a change is asked for, what is approved next is what the decision says now.
  const isLocked = record.state === 'approved' && record.optionId === option.id
  const qty = isLocked && record.approval ? record.approval.qty : qtyOfOption(record.fields, sold, areas)
  const unitCents = product === null ? option.outsideCents : product.priceCents
  return {
    record: option,
    product,
    name: product?.name ?? option.outsideName ?? option.productName ?? '',
    sku: product?.sku ?? '',
    uom: product?.uom ?? pieceUom,
    qty,
    need: needOf(record.fields, sold, areas),
    unitCents,
    totalCents: unitCents === null ? null : unitCents * qty,
  }
}

const soldAs = ({ length }: OptionRecord, product: Purchasable | null): SoldAs => ({
  coverage: product?.coverage ?? null,
  length,
  min_qty: product?.minQty ?? 1,
  step_qty: product?.stepQty ?? 1,
})

type Known = Pick<JudgedSelection, 'status' | 'options' | 'chosen'> & { taxBps: number }

const taxed = (cents: number | null, taxBps: number) => (cents === null ? null : withTax(cents, taxBps))

/** At the price that was approved; where that was asked for then, at what was told since. */
const approvedCents = (approval: Approval | null, chosen: JudgedOption | null): number | null => {
  const unitCents = approval?.unitCents ?? (chosen?.product ? null : (chosen?.record.outsideCents ?? null))
  return approval === null || unitCents === null ? null : unitCents * approval.qty
}

/** Until something is chosen the first option says what to expect. */
const moneyOf = (
  { fields, approval }: SelectionRecord,
  { status, options, chosen, taxBps }: Known,
): SelectionMoney => ({
  status,
  pool_id: fields.pool_id,
  room_id: fields.room_id,
  allowance_cents: fields.allowance_cents,
  approved_cents: taxed(approvedCents(approval, chosen), taxBps),
  expected_cents: taxed((chosen ?? options[0])?.totalCents ?? null, taxBps),
})

/** By how much its allowance would be passed if this were approved, at a sum before tax. */
export const overIfApproved = (
  row: JudgedSelection,
  { rows, facts, cents }: { rows: readonly JudgedSelection[]; facts: ChecklistFacts; cents: number },
): number =>
  overBy(
    {
      row: row.money,
      rows: rows.map(({ money }) => money),
      pools: facts.pools.map(({ publicId, amountCents }) => ({ id: publicId, amount_cents: amountCents })),
    },
    withTax(cents, facts.taxBps),
  )
