import { lowStockAt } from '@showroom/contract/policy/figures'
import type { FeedItem } from './feed-item.ts'

export type ImportedStock = {
  status: 'in_stock' | 'low' | 'backorder' | 'made_to_order'
  quantity: number
  /** `YYYY-MM-DD` */
  restockOn: string | null
}

/** A feed that says “in stock” without a number: no order is larger. */
const someOnHand = 9_999

export const stockIn = ({
  quantity,
  availability,
  backOn,
  sellsWithoutStock,
}: FeedItem['stock']): ImportedStock => {
  const restockOn = dayOf(backOn)
  const said = availability
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
  if (said === 'out of stock' || said === 'backorder' || said === 'preorder')
    return { status: 'backorder', quantity: 0, restockOn }
  const counted = /^-?\d{1,7}$/.test(quantity.trim()) ? Number(quantity) : null
  // Neither counted nor announced: Shopify's “do not track quantity”, which sells without end.
  if (counted === null)
    return said === ''
      ? { status: 'made_to_order', quantity: 0, restockOn: null }
      : { status: 'in_stock', quantity: someOnHand, restockOn: null }
  if (counted > lowStockAt)
    return { status: 'in_stock', quantity: Math.min(counted, 1_000_000), restockOn: null }
  if (counted > 0) return { status: 'low', quantity: counted, restockOn: null }
  return { status: sellsWithoutStock ? 'made_to_order' : 'backorder', quantity: 0, restockOn }
}

/** The day of `2026-12-04T09:00-0800`; null for a day that no calendar has. */
const dayOf = (text: string): string | null => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0]
  return day !== undefined && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : null
}
