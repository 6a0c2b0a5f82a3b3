import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import { shownMoment } from '@showroom/contract/shared/day'
import { csvOf } from '../../shared/csv.ts'

const amount = (cents = 0): string => (cents / 100).toFixed(2)

/** The list as a spreadsheet opens it; a vendor's file names no client. */
export const soldOrderCsv = (rows: readonly SoldOrderRow[], namesClients: boolean): string =>
  csvOf([
    [
      'Order',
      'Placed (Pacific)',
      'Showroom',
      ...(namesClients ? ['Client', 'Client total'] : []),
      'Items',
      'Profit',
      'Expected profit',
      'Status',
    ],
    ...rows.map((row) => [
      row.number,
      shownMoment(new Date(row.placed_at)),
      row.company_name,
      ...(namesClients ? [row.client ?? '', amount(row.client_total_cents)] : []),
      String(row.item_count),
      amount(row.profit_cents),
      amount(row.expected_cents),
      row.status_label,
    ]),
  ])
