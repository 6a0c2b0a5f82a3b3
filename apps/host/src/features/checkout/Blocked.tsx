import type { Checkout } from '@showroom/contract/checkout/checkout'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { ageFor, isAgeAsked } from '../../session/redirect.ts'
import { useSession } from '../../session/session.ts'
import { checkoutMessages as messages } from './messages.ts'

/** Why the order can not be placed as it stands. Until there is an address, that is no news. */
export const Blocked = ({ checkout: { can, address } }: { checkout: Checkout }) => {
  const { pathname, search } = useLocation()
  const isAsked = useSession(({ user }) => user !== null && isAgeAsked(user))
  if (can.place || !address || can.reasons.length === 0) return <div role="alert" />
  return (
    <div className="checkout-blocked" id="checkout-blocked" role="alert">
      <ul>
        {can.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {isAsked ? (
        <Link to={ageFor(pathname + search)}>{messages.tellYourAge}</Link>
      ) : (
        <Link to={paths.cart}>{messages.changeTheCart}</Link>
      )}
    </div>
  )
}
