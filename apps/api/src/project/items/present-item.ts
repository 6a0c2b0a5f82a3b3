import type { ProjectItem } from '@showroom/contract/project/project'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { presentLine } from '../../cart/present-line.ts'
import { canBeSold, type Purchasable } from '../../catalogue/product/purchasable.ts'
import type { Item } from './item.store.ts'
import type { AccessibleProject } from '../project-access.store.ts'

export type AroundItem = {
  project: Pick<AccessibleProject, 'role' | 'right' | 'sees'>
  accountId: number
  /** Of everything in the project, by public id. */
  purchasables: ReadonlyMap<string, Purchasable>
  now: Date
}

/** A line at today's price and stock, judged as a cart's line is; null where its product is gone from the catalogue. */
export const presentItem = (
  item: Item,
  { project, accountId, purchasables, now }: AroundItem,
): ProjectItem | null => {
  const product = purchasables.get(item.product)
  if (!product) return null
  const line = lineOf(item, product, { purchasables, now })
  return {
    id: item.publicId,
    room_id: item.roomPublicId,
    state: item.state,
    product_id: line.product_id,
    name: line.name,
    brand: line.brand,
    sku: line.sku,
    vendor: line.vendor,
    picture: line.picture,
    unit: line.unit,
    uom: line.uom,
    qty: line.qty,
    min_qty: line.min_qty,
    step_qty: line.step_qty,
    max_qty: line.max_qty,
    note: item.note,
    coverage: line.coverage,
    coverage_note: line.coverage_note,
    stock: line.stock,
    warnings: line.warnings.map(({ message }) => message),
    added_by: item.addedByName,
    ...(project.sees === 'yes'
      ? { unit_price_cents: line.unit_price_cents, line_total_cents: line.line_total_cents }
      : {}),
    can: rightsOn(item, product, { project, accountId }),
  }
}

const lineOf = (
  item: Item,
  product: Purchasable,
  { purchasables, now }: Pick<AroundItem, 'purchasables' | 'now'>,
) =>
  presentLine(
    {
      lineId: item.publicId,
      qty: item.qty,
      acceptedCents: product.priceCents,
      lotChoice: 'mixed',
      coverageNote: item.coverageNote,
      product,
    },
    { inCart: new Set(purchasables.keys()), now },
  )

const rightsOn = (
  item: Item,
  product: Purchasable,
  { project, accountId }: Pick<AroundItem, 'project' | 'accountId'>,
): ProjectItem['can'] => {
  const allowed = allowedTo(project)
  const isOwnSuggestion = item.state === 'suggested' && item.addedBy === accountId
  return {
    change: allowed.approve || (allowed.suggest && isOwnSuggestion),
    choose: allowed.approve && item.state === 'suggested',
    buy: allowed.order && item.state === 'chosen' && canBeSold(product),
  }
}
