import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import { shownMoment } from '@showroom/contract/shared/day'
import { amountCell, csvOf } from '../../shared/csv.ts'

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
      ...(namesClients ? [row.client ?? '', amountCell(row.client_total_cents)] : []),
      String(row.item_count),
      amountCell(row.profit_cents),
      amountCell(row.expected_cents),
      row.status_label,
    ]),
  ])
