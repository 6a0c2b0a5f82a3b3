import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Empty } from '../../kit/picture/Empty.tsx'

/** An empty cart: perhaps it has just become an order. */
export const NothingToOrder = () => (
  <Empty picture="empty-cart" sentence="Your cart is empty. What you have ordered stands among your orders.">
    <Link className="button" to={paths.shop}>
      Continue shopping
    </Link>
    <Link className="button quiet" to={paths.orders}>
      Your orders
    </Link>
  </Empty>
)
