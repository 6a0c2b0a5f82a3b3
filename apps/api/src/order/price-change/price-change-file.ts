import { orderMessages } from '@showroom/contract/order/order.messages'
import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { shownMoment } from '@showroom/contract/shared/day'
import { amountCell, csvOf } from '../../shared/csv.ts'

const say = orderMessages.price.file

/** Each side has its own columns: a vendor reads what they are paid, a Pro what their client pays and they earn. */
export const priceChangeCsv = (rows: readonly SoldPriceChange[], role: 'Vendor' | 'Contractor'): string =>
  csvOf([
    [...say.columns, ...(role === 'Vendor' ? say.ofVendor : say.ofPro)],
    ...rows.map((row) => [...cellsOf(row), ...(role === 'Vendor' ? vendorCells(row) : proCells(row))]),
  ])

const cellsOf = (row: SoldPriceChange): string[] => [
  row.order_number,
  row.product_name,
  String(row.qty),
  row.reason,
  row.state_label,
  shownMoment(new Date(row.proposed_at)),
]

type Between = { before_cents: number; after_cents: number } | undefined

const between = (sums: Between): string[] => [sums?.before_cents, sums?.after_cents].map(amountCell)

const vendorCells = ({ final_price }: SoldPriceChange): string[] => between(final_price)

const proCells = ({ vendor, pro }: SoldPriceChange): string[] => [
  vendor,
  ...between(pro?.client_price),
  ...between(pro?.profit),
]
