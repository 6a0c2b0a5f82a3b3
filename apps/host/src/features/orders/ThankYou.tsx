import type { Order } from '@showroom/contract/order/order'
import { pictureCss } from '@showroom/widgets/ui/Picture.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useInsertionEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import '../account/Account.css'
import { Loaded } from '../../kit/Loaded.tsx'
import '../checkout/Checkout.css'
import { Totals } from '../checkout/Totals.tsx'
import { usePurchaseTold } from '../analytics/usePurchaseTold.ts'
import { useTellPlaced } from '../embed/useTellPlaced.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { refreshCart } from '../../session/guest-cart.ts'
import { ChangeOrder } from './ChangeOrder.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import './Orders.css'
import { useOrder } from './useOrder.ts'
import { WhereItGoes } from './WhereItGoes.tsx'
import { orderMessages as messages } from './messages.ts'

/** /thankyou?order=… */
export const ThankYou = () => {
  const [query] = useSearchParams()
  const id = query.get('order')
  usePageTitle(messages.thankYou)
  useInsertionEffect(() => adoptStyles(document, [pictureCss]), [])
  return id === null || id === '' ? <Navigate to={paths.orders} replace /> : <Thanks key={id} id={id} />
}

const Thanks = ({ id }: { id: string }) => {
  const read = useOrder(id)
  // What was ordered has left the cart.
  useEffect(() => void refreshCart(), [])
  return (
    <div className="page page-top">
      {read.kind !== 'ready' && <h1>{messages.thankYou}</h1>}
      <Loaded read={read} rows={3}>
        {({ data }) => <Placed order={data} onChanged={read.replace} />}
      </Loaded>
      {read.kind === 'failed' && (
        <p className="order-back">
          <Link to={paths.checkoutPayment(id)}>{messages.seeHowFarThe}</Link>
        </p>
      )}
    </div>
  )
}

type Props = { order: Order; onChanged: (order: Order) => void }

const Placed = ({ order, onChanged }: Props) => {
  useTellPlaced(order.number)
  usePurchaseTold(order)
  return (
    <article className="order-page">
      <header className="order-head">
        <p>{messages.orderNumber(order.number)}</p>
        <h1>{messages.thankYouYourOrder}</h1>
        <p className="order-held">
          {order.held_cents > 0 ? messages.weHoldOnYour(money(order.held_cents)) : messages.nothingIsHeldOn}
        </p>
        <ChangeOrder order={order} onChanged={onChanged} />
        <div className="checkout-actions order-print">
          <Link className="button" to={paths.order(order.id)}>
            {messages.followThisOrder}
          </Link>
          <Link className="button quiet" to={paths.shop}>
            {messages.continueShopping}
          </Link>
          <button type="button" className="account-plain" onClick={() => window.print()}>
            {messages.print}
          </button>
        </div>
      </header>
      <div className="order-deliveries">
        {order.deliveries.map((delivery) => (
          <OrderDelivery key={delivery.id} delivery={delivery} />
        ))}
      </div>
      <aside className="order-rail" aria-label={messages.whatHappensNext}>
        <NextSteps order={order} />
        <Totals of={order} coupon={order.coupon_code} totalLabel={messages.orderTotal} />
        <WhereItGoes order={order} />
      </aside>
    </article>
  )
}
