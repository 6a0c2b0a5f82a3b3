import type { Order } from '@showroom/contract/order/order'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { returnMessages as messages } from './messages.ts'

/** On the page of an order, once something of it was delivered or comes back. */
export const ReturnLink = ({ order }: { order: Order }) => {
  const isThere = order.deliveries.some(({ items }) =>
    items.some(
      ({ status }) => status === 'delivered' || status === 'return_request' || status === 'returned',
    ),
  )
  if (!isThere) return null
  return (
    <p>
      <Link className="button quiet" to={paths.orderReturn(order.id)}>
        {messages.link}
      </Link>
    </p>
  )
}
