import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import { dollars } from '@showroom/contract/shared/money-text'
import { callInProView } from '../../data/call.ts'
import { HeldFigure } from '../client-view/HeldFigure.tsx'
import { momentOf } from '../../kit/moments.ts'
import type { ListColumn } from '../../kit/table/ListTable.tsx'
import { OrderStatusChip } from '../orders/OrderStatusChip.tsx'
import { salesMessages as messages } from './messages.ts'

const profitWords = ({ profit_cents, expected_cents }: SoldOrderRow): string =>
  expected_cents
    ? `${dollars(profit_cents)} ${messages.expected(dollars(expected_cents))}`
    : dollars(profit_cents)

const profit = (row: SoldOrderRow) =>
  row.profit_cents === undefined ? (
    <HeldFigure what={messages.profitOf(row.number)} ask={() => askProfit(row)} />
  ) : (
    <span className="sold-money">
      {dollars(row.profit_cents)}
      {row.expected_cents ? <small> {messages.expected(dollars(row.expected_cents))}</small> : null}
    </span>
  )

const askProfit = async ({ id, number }: SoldOrderRow): Promise<string> => {
  const { data } = await callInProView('GET /api/sold_order', { query: { s: number } })
  const found = data.find((row) => row.id === id)
  return found ? profitWords(found) : '—'
}

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
  showroom: { key: 'showroom', title: messages.showroom, isName: true, cell: (row) => row.company_name },
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

/** A Pro's own showroom needs no column; a vendor is not told who ordered, nor what they pay, a designer what is earned. */
export const soldColumns = (
  type: string | undefined,
  hasProfit: boolean,
): readonly ListColumn<SoldOrderRow>[] => {
  const { number, client, placed, showroom, items, total, profit: own, status } = of
  if (type === 'Vendor') return [number, placed, showroom, items, own, status]
  if (type === 'Contractor')
    return [number, client, placed, items, total, ...(hasProfit ? [own] : []), status]
  return [number, client, placed, showroom, items, total, own, status]
}
