import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import { dollars } from '@showroom/contract/shared/money-text'
import { momentOf } from '../../kit/moments.ts'
import type { ListColumn } from '../../kit/table/ListTable.tsx'
import { OrderStatusChip } from '../orders/OrderStatusChip.tsx'
import { salesMessages as messages } from './messages.ts'

const profit = ({ profit_cents, expected_cents }: SoldOrderRow) => (
  <span className="sold-money">
    {dollars(profit_cents)}
    {expected_cents !== 0 && <small> {messages.expected(dollars(expected_cents))}</small>}
  </span>
)

const of = {
  number: { key: 'number', title: messages.order, sort: 'number', cell: (row) => row.number },
  client: { key: 'client', title: messages.client, cell: (row) => row.client ?? '—' },
  placed: {
    key: 'placed',
    title: messages.placedPacific,
    short: messages.placed,
    sort: 'placed',
    cell: (row) => momentOf(row.placed_at),
  },
  showroom: { key: 'showroom', title: messages.showroom, cell: (row) => row.company_name },
  items: { key: 'items', title: messages.items, isNumber: true, cell: (row) => row.item_count },
  total: {
    key: 'total',
    title: messages.clientTotal,
    sort: 'total',
    isNumber: true,
    cell: ({ client_total_cents }) => (client_total_cents === undefined ? '—' : dollars(client_total_cents)),
  },
  profit: { key: 'profit', title: messages.profit, isNumber: true, cell: profit },
  status: {
    key: 'status',
    title: messages.status,
    cell: (row) => <OrderStatusChip status={row.status} label={row.status_label} />,
  },
} satisfies Record<string, ListColumn<SoldOrderRow>>

/** A Pro's own showroom needs no column; a vendor is not told who ordered, nor what they pay. */
export const soldColumns = (type: string | undefined): readonly ListColumn<SoldOrderRow>[] => {
  const { number, client, placed, showroom, items, total, profit: own, status } = of
  if (type === 'Vendor') return [number, placed, showroom, items, own, status]
  if (type === 'Contractor') return [number, client, placed, items, total, own, status]
  return [number, client, placed, showroom, items, total, own, status]
}
