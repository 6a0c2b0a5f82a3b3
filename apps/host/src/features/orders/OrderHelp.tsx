import type { Order } from '@showroom/contract/order/order'
import { useId } from 'react'
import { Link } from 'react-router'
import company from '../../content/company.json'
import { helpPath, paths } from '../../paths.ts'
import { orderMessages as messages } from './messages.ts'

/** Who answers what about an order: its Pro, or we. */
export const OrderHelp = ({ order }: { order: Order }) => {
  const heading = useId()
  return (
    <section className="order-help" aria-labelledby={heading}>
      <h2 id={heading}>{messages.help}</h2>
      <p>{messages.soldBy(order.company_name)}</p>
      <ul>
        {order.project_id !== null && (
          <li>
            <Link to={paths.project(order.project_id, 'chat')}>{messages.askPro(order.company_name)}</Link>
          </li>
        )}
        <li>
          <Link to={helpPath('order', order.number)}>{messages.writeToUs}</Link>
        </li>
        <li>
          <a href={company.phone.href}>{messages.callUs(company.phone.label)}</a>
        </li>
        <li>
          <Link to={paths.returnPolicy}>{messages.returnPolicy}</Link>
        </li>
      </ul>
    </section>
  )
}
