import { shownDay } from '../shared/day.ts'
import type { Stock, StockStatus } from './catalogue.ts'

export type StockFacts = {
  status: StockStatus
  /** Units on hand over all lots. */
  quantity: number
  /** `YYYY-MM-DD` */
  restockOn: string | null
}

/** What a visitor reads about stock, and how many units can be had at once. */
export const stockOf = ({ status, quantity, restockOn }: StockFacts): Stock => ({
  status,
  label: labels[status](quantity, restockOn),
  // Goods that are ordered or made on demand are not limited by what lies in the warehouse.
  available: status === 'backorder' || status === 'made_to_order' ? null : quantity,
})

export const stockStatusLabels: Record<StockStatus, string> = {
  in_stock: 'In stock',
  low: 'Low stock',
  backorder: 'On backorder',
  made_to_order: 'Made to order',
  discontinued: 'Discontinued',
}

const labels: Record<StockStatus, (quantity: number, restockOn: string | null) => string> = {
  in_stock: () => stockStatusLabels.in_stock,
  low: (quantity) => `Only ${quantity} left`,
  backorder: (_, restockOn) => (restockOn ? `Back ${shownDay(restockOn)}` : stockStatusLabels.backorder),
  made_to_order: () => stockStatusLabels.made_to_order,
  discontinued: (quantity) =>
    quantity > 0 ? `Discontinued, ${quantity} left` : stockStatusLabels.discontinued,
}
