import { Link, Navigate, useSearchParams } from 'react-router'
import '../../account/Account.css'
import { Waiting } from '../../../kit/Waiting.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { paths } from '../../../paths.ts'
import '../Checkout.css'
import './CheckoutPayment.css'
import { PaymentState } from './PaymentState.tsx'
import { usePlacing } from './usePlacing.ts'

/** /checkout-payment?order=…: what stands between the order and its being placed. */
export const CheckoutPayment = () => {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  usePageTitle('Payment')
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
          <h1>Your payment</h1>
          <Waiting rows={2} onRetry={lookAgain} />
        </div>
      )
    case 'missing':
      return (
        <div className="page payment">
          <h1>There is no such order</h1>
          <p>The address may be mistyped, or the order is another account’s. Your cart is as it was.</p>
          <div className="checkout-actions">
            <Link className="button" to={paths.orders}>
              Your orders
            </Link>
            <Link className="button quiet" to={paths.cart}>
              Your cart
            </Link>
          </div>
        </div>
      )
    case 'failed':
      return (
        <div className="page payment" role="alert">
          <h1>We could not look at your payment</h1>
          <p>{seen.sentence} Your order is kept, and is never placed twice.</p>
          <button type="button" className="button" onClick={lookAgain}>
            Try again
          </button>
        </div>
      )
    case 'ready':
      return seen.placing.state === 'placed' ? (
        <Navigate to={paths.thankYou(orderId)} replace />
      ) : (
        <PaymentState seen={seen} onAnswer={answered} onLook={lookAgain} />
      )
  }
}
