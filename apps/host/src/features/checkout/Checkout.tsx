import type { Placing } from '@showroom/contract/checkout/checkout'
import { pictureCss } from '@showroom/widgets/ui/Picture.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useInsertionEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { justPlaced } from '../analytics/usePurchaseTold.ts'
import { refreshCart } from '../../session/guest-cart.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import '../account/Account.css'
import './Checkout.css'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { useCheckoutParts } from './useCheckout.ts'
import { checkoutMessages as messages } from './messages.ts'

/** /checkout: one page from the address to the order. */
export const Checkout = () => {
  usePageTitle(messages.checkout)
  useInsertionEffect(() => adoptStyles(document, [pictureCss]), [])
  const read = useCheckoutParts()
  const navigate = useNavigate()
  const answered = (placing: Placing) => {
    void refreshCart()
    const isPlaced = placing.state === 'placed'
    const path = (isPlaced ? paths.thankYou : paths.checkoutPayment)(placing.order_id)
    void navigate(path, { replace: true, state: isPlaced ? justPlaced : null })
  }
  return (
    <div className="page checkout-page">
      <header className="page-head">
        <h1>{messages.checkout}</h1>
      </header>
      <Loaded read={read} rows={4}>
        {(parts) =>
          parts.checkout.lines.length === 0 ? (
            // Whoever comes back from their order comes to the cart, and so does who has ordered in another tab.
            <Navigate to={paths.cart} replace />
          ) : (
            <CheckoutSteps key={parts.checkout.cart_id} parts={parts} onAnswer={answered} />
          )
        }
      </Loaded>
    </div>
  )
}
