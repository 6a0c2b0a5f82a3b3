import type { Order } from '@showroom/contract/order/order'
import { pictureCss } from '@showroom/widgets/ui/Picture.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useInsertionEffect } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import '../account/Account.css'
import { Loaded } from '../../kit/Loaded.tsx'
import '../checkout/Checkout.css'
import { dateOf } from '../checkout/checkout-words.ts'
import { Totals } from '../checkout/Totals.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { useLinkedPlace } from '../../layout/useLinkedPlace.ts'
import { paths } from '../../paths.ts'
import { isSignedIn, useSession } from '../../session/session.ts'
import { OrderDocuments } from '../documents/OrderDocuments.tsx'
import { PriceAsked } from '../prices/PriceAsked.tsx'
import { AddressAsked } from './AddressAsked.tsx'
import { AskToCancel } from './AskToCancel.tsx'
import { ChangeOrder } from './ChangeOrder.tsx'
import { MoneyBar } from './MoneyBar.tsx'
import { LateHelp } from './LateHelp.tsx'
import { Movements } from './Movements.tsx'
import { OpenOnOrder } from './OpenOnOrder.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { OrderHelp } from './OrderHelp.tsx'
import { packagesPart, papersPart } from './order-parts.ts'
import { OrderDelivery } from './OrderDelivery.tsx'
import './Orders.css'
import { PaymentNeeded } from './PaymentNeeded.tsx'
import { ReturnLink } from './returns/ReturnLink.tsx'
import { SignInForOrders } from './SignInForOrders.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import { useOrder } from './useOrder.ts'
import { WhereItGoes } from './WhereItGoes.tsx'
import { orderMessages as messages } from './messages.ts'

/** /your_orders/{id} */
export const OrderPage = () => {
  const { id = '' } = useParams()
  const isIn = useSession(isSignedIn)
  const { search } = useLocation()
  useInsertionEffect(() => adoptStyles(document, [pictureCss]), [])
  if (!isIn) return <SignInForOrders path={paths.order(id)} />
  // What a bank adds on the way back is nobody's to keep or share.
  if (search.includes('payment_intent')) return <Navigate to={paths.order(id)} replace />
  return <OrderOf key={id} id={id} />
}

const OrderOf = ({ id }: { id: string }) => {
  const read = useOrder(id)
  usePageTitle(read.kind === 'ready' ? messages.orderNumber(read.reply.data.number) : messages.order)
  return (
    <div className="page page-top">
      <p className="order-back">
        <Link to={paths.orders}>{messages.yourOrders}</Link>
      </p>
      {read.kind !== 'ready' && <h1>{messages.yourOrder}</h1>}
      <Loaded read={read} rows={3}>
        {({ data }) => <Whole order={data} onChanged={read.replace} onHeld={read.retry} />}
      </Loaded>
    </div>
  )
}

type Props = { order: Order; onChanged: (order: Order) => void; onHeld: () => void }

const Whole = ({ order, onChanged, onHeld }: Props) => {
  useLinkedPlace()
  return (
    <article className="order-page">
      <header className="order-head">
        <h1>{messages.orderNumber(order.number)}</h1>
        <p>
          {[messages.placed(dateOf(order.placed_at)), order.company_name, order.project_name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="order-status">
          <OrderStatusChip status={order.status} label={order.client_sees} />
          {order.next_event}
        </p>
        <PriceAsked order={order} onAnswered={onHeld} />
        <AddressAsked order={order} onChanged={onChanged} onHeld={onHeld} />
        <PaymentNeeded order={order} onHeld={onHeld} />
        <LateHelp order={order} />
        <OpenOnOrder order={order} />
        <MoneyBar of={order} />
        <ChangeOrder order={order} onChanged={onChanged} />
        <ReturnLink order={order} />
        <AskToCancel order={order} onChanged={onChanged} />
      </header>
      <div className="order-deliveries" id={packagesPart}>
        {order.deliveries.map((delivery) => (
          <OrderDelivery key={delivery.id} delivery={delivery} orderId={order.id} />
        ))}
      </div>
      <aside className="order-rail" aria-label={messages.sumsAddressAndPayments}>
        <Totals of={order} coupon={order.coupon_code} totalLabel={messages.orderTotal} />
        <WhereItGoes order={order} />
        <Movements movements={order.movements} />
        <div id={papersPart}>
          <OrderDocuments orderId={order.id} />
        </div>
        <OrderHelp order={order} />
        <OrderAgain order={order} />
        <button type="button" className="button quiet order-print" onClick={() => window.print()}>
          {messages.printThisOrder}
        </button>
      </aside>
    </article>
  )
}
