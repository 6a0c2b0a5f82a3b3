import type { Order } from '@showroom/contract/order/order'
import { isCharged } from '@showroom/contract/order/order-status.rules'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { returnMessages as messages } from './messages.ts'

/** On the page of an order, once something of it has left: a part of a line may have come while the rest waits for a carrier. */
export const ReturnLink = ({ order }: { order: Order }) => {
  const isThere = order.deliveries.some(({ items }) =>
    items.some(({ status }) => isCharged(status) || status === 'accept_to_pick_up' || status === 'returned'),
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
