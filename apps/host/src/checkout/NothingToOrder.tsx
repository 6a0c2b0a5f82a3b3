import { Link } from 'react-router'
import { hrefOf, paths } from '../paths.ts'

/** An empty cart: perhaps it has just become an order. */
export const NothingToOrder = () => (
  <div className="checkout-none">
    <img src={hrefOf('/pictures/room-kitchen.webp')} alt="" width="420" height="280" />
    <p>Your cart is empty. What you have ordered stands among your orders.</p>
    <div className="checkout-actions">
      <Link className="button" to={paths.shop}>
        Continue shopping
      </Link>
      <Link className="button quiet" to={paths.orders}>
        Your orders
      </Link>
    </div>
  </div>
)
