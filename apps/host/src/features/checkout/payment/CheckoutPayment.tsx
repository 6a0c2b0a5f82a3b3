import { Link, Navigate, useSearchParams } from 'react-router'
import '../../account/Account.css'
import { justPlaced } from '../../analytics/usePurchaseTold.ts'
import { Waiting } from '../../../kit/Waiting.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { paths } from '../../../paths.ts'
import '../Checkout.css'
import './CheckoutPayment.css'
import { PaymentState } from './PaymentState.tsx'
import { usePlacing } from './usePlacing.ts'
import { checkoutMessages as messages } from '../messages.ts'

/** /checkout-payment?order=…: what stands between the order and its being placed. */
export const CheckoutPayment = () => {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  usePageTitle(messages.payment)
  return orderId === null || orderId === '' ? (
    <Navigate to={paths.orders} replace />
  ) : (
    <PaymentOf key={orderId} orderId={orderId} />
  )
}

const PaymentOf = ({ orderId }: { orderId: string }) => {
  const { seen, answered, lookAgain } = usePlacing(orderId)
  switch (seen.kind) {
    case 'waiting':
      return (
        <div className="page payment">
          <h1>{messages.yourPayment}</h1>
          <Waiting rows={2} onRetry={lookAgain} />
        </div>
      )
    case 'missing':
      return (
        <div className="page payment">
          <h1>{messages.thereIsNoSuch}</h1>
          <p>{messages.theAddressMayBe}</p>
          <div className="checkout-actions">
            <Link className="button" to={paths.orders}>
              {messages.yourOrders}
            </Link>
            <Link className="button quiet" to={paths.cart}>
              {messages.yourCart}
            </Link>
          </div>
        </div>
      )
    case 'failed':
      return (
        <div className="page payment" role="alert">
          <h1>{messages.weCouldNotLook}</h1>
          <p>
            {seen.sentence} {messages.yourOrderIsKept}
          </p>
          <button type="button" className="button" onClick={lookAgain}>
            {messages.tryAgain}
          </button>
        </div>
      )
    case 'ready':
      return seen.placing.state === 'placed' ? (
        <Navigate to={paths.thankYou(orderId)} replace state={justPlaced} />
      ) : (
        <PaymentState seen={seen} onAnswer={answered} onLook={lookAgain} />
      )
  }
}
