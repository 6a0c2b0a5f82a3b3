import type { AccountType } from '@showroom/contract/account/account'
import type { QueueLine } from '@showroom/contract/order/order-queue'
import { dollars } from '@showroom/contract/shared/money-text'
import { momentOf } from '../../kit/moments.ts'
import type { ListColumn } from '../../kit/table/ListTable.tsx'
import { OrderStatusChip } from '../orders/OrderStatusChip.tsx'
import { Due } from './Due.tsx'
import { queueMessages as messages } from './messages.ts'

const of = {
  item: { key: 'item', title: messages.item, cell: (line) => line.product_name },
  order: {
    key: 'order',
    title: messages.order,
    cell: (line) => (
      <>
        {line.order_number} <small>{line.sku}</small>
      </>
    ),
  },
  vendor: { key: 'vendor', title: messages.vendor, isName: true, cell: (line) => line.vendor },
  qty: { key: 'qty', title: messages.qty, sort: 'qty', isNumber: true, cell: (line) => line.qty },
  to: {
    key: 'to',
    title: messages.shipTo,
    cell: ({ ship_to, service_label }) => (
      <>
        {messages.place(ship_to.state, ship_to.zip_code)} <small>{service_label}</small>
      </>
    ),
  },
  due: { key: 'due', title: messages.due, sort: 'ship', cell: (line) => <Due line={line} /> },
  placed: {
    key: 'placed',
    title: messages.placed,
    short: messages.placedShort,
    sort: 'placed',
    cell: (line) => momentOf(line.placed_at),
  },
  lot: { key: 'lot', title: messages.lot, isExtra: true, cell: (line) => line.lot ?? '—' },
  profit: {
    key: 'profit',
    title: messages.profit,
    isNumber: true,
    cell: (line) => dollars(line.profit_cents),
  },
  status: {
    key: 'status',
    title: messages.status,
    cell: (line) => <OrderStatusChip status={line.status} label={line.status_label} />,
  },
} satisfies Record<string, ListColumn<QueueLine>>

/** An Admin works off the lines of all vendors. */
export const queueColumns = (type: AccountType | undefined): readonly ListColumn<QueueLine>[] => {
  const { item, order, vendor, qty, to, due, placed, lot, profit, status } = of
  return type === 'Admin'
    ? [item, order, vendor, qty, to, due, placed, lot, profit, status]
    : [item, order, qty, to, due, placed, lot, profit, status]
}
