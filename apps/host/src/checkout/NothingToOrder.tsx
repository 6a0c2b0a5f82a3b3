import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { SitePicture } from '../picture/SitePicture.tsx'

/** An empty cart: perhaps it has just become an order. */
export const NothingToOrder = () => (
  <div className="checkout-none">
    <SitePicture name="empty-cart" sizes="420px" alt="" />
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
