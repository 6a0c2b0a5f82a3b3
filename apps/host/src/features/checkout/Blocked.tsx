import type { Checkout } from '@showroom/contract/checkout/checkout'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { checkoutMessages as messages } from './messages.ts'

/** Why the order can not be placed as it stands. Until there is an address, that is no news. */
export const Blocked = ({ checkout: { can, address } }: { checkout: Checkout }) => {
  if (can.place || !address || can.reasons.length === 0) return <div role="alert" />
  return (
    <div className="checkout-blocked" id="checkout-blocked" role="alert">
      <ul>
        {can.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Link to={paths.cart}>{messages.changeTheCart}</Link>
    </div>
  )
}
