import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Empty } from '../../kit/picture/Empty.tsx'
import { checkoutMessages as messages } from './messages.ts'

/** An empty cart: perhaps it has just become an order. */
export const NothingToOrder = () => (
  <Empty picture="empty-cart" sentence={messages.yourCartIsEmpty}>
    <Link className="button" to={paths.shop}>
      {messages.continueShopping}
    </Link>
    <Link className="button quiet" to={paths.orders}>
      {messages.yourOrders}
    </Link>
  </Empty>
)
