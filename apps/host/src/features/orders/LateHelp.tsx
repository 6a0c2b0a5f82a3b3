import type { Order } from '@showroom/contract/order/order'
import { isOverdue } from '@showroom/contract/order/order-ways.rules'
import { deliveryWeeksTo } from '@showroom/contract/policy/figures'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { helpPath, paths } from '../../paths.ts'
import { orderMessages as messages } from './messages.ts'

/** From the 22nd day on, while something is still to come: what its client can do (domain §3.20). */
export const LateHelp = ({ order }: { order: Order }) => {
  const heading = useId()
  const items = order.deliveries.flatMap((delivery) => delivery.items)
  const [now] = useState(() => new Date())
  if (!isOverdue(items, new Date(order.placed_at), now)) return null
  return (
    <section className="order-needed order-late" aria-labelledby={heading}>
      <h2 id={heading}>{messages.late}</h2>
      <p>{messages.laterThanPromised(deliveryWeeksTo)}</p>
      <ul>
        {items.some(({ can }) => can.ask_to_cancel) && <li>{messages.lateCancel}</li>}
        <li>{messages.lateReturn}</li>
        <li>{messages.lateAsk}</li>
      </ul>
      <p className="order-late-ways">
        <Link className="button" to={helpPath('delivery', order.number)}>
          {messages.askWhereItIs}
        </Link>
        {order.project_id !== null && (
          <Link className="button quiet" to={paths.project(order.project_id, 'chat')}>
            {messages.askPro(order.company_name)}
          </Link>
        )}
      </p>
    </section>
  )
}
