import type { OrderPriceChanges } from '@showroom/contract/order/price-change'
import { pictureCss } from '@showroom/widgets/ui/Picture.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useInsertionEffect } from 'react'
import { Link, useParams } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { useRead } from '../../data/useRead.ts'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { isSignedIn, useSession } from '../../session/session.ts'
import { SignInForOrders } from '../orders/SignInForOrders.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ChangedPrice } from './ChangedPrice.tsx'
import '../account/Account.css'
import '../checkout/Checkout.css'
import '../orders/Orders.css'
import './Prices.css'
import { priceMessages as messages } from './messages.ts'

/** /your_orders/{id}/changes: each new price of an order, to accept or to reject. */
export const PriceReview = () => {
  const { id = '' } = useParams()
  const isIn = useSession(isSignedIn)
  useInsertionEffect(() => adoptStyles(document, [pictureCss]), [])
  if (!isIn) return <SignInForOrders path={paths.priceChanges(id)} />
  return <ReviewOf key={id} id={id} />
}

const ReviewOf = ({ id }: { id: string }) => {
  const read = useRead('GET /api/order/{id}/price_changes', { params: { id } })
  const number = read.kind === 'ready' ? read.reply.data.order_number : null
  usePageTitle(number === null ? messages.newPrices : messages.newPricesOf(number))
  return (
    <div className="page page-top prices">
      <p className="order-back">
        <Link to={paths.order(id)}>
          {number === null ? messages.yourOrder : messages.backToOrder(number)}
        </Link>
      </p>
      <h1>{messages.newPrices}</h1>
      <Loaded read={read} rows={3}>
        {({ data }) => <Review of={data} onAnswered={read.replace} />}
      </Loaded>
    </div>
  )
}

type Props = { of: OrderPriceChanges; onAnswered: (answered: OrderPriceChanges) => void }

const Review = ({ of, onAnswered }: Props) => {
  const { changes } = of
  const waiting = changes.filter(({ can }) => can.answer)
  const others = changes.filter(({ can }) => !can.answer)
  if (changes.length === 0)
    return (
      <>
        <p className="prices-none">{messages.noneAsked}</p>
        <Empty picture="empty-orders">
          <Link className="button quiet" to={paths.order(of.order_id)}>
            {messages.seeTheOrder}
          </Link>
        </Empty>
      </>
    )
  return (
    <>
      <p className="prices-about">{messages.howItWorks}</p>
      {waiting.length > 0 && (
        <AnswerForm
          // Other prices wait now: what was chosen for those before is said.
          key={waiting.map(({ id }) => id).join(' ')}
          of={of}
          waiting={waiting}
          onAnswered={onAnswered}
        />
      )}
      {others.length > 0 && (
        <section className="prices-list" aria-labelledby="prices-answered">
          <h2 id="prices-answered">{messages.answered}</h2>
          {others.map((change) => (
            <ChangedPrice key={change.id} change={change} orderId={of.order_id} />
          ))}
        </section>
      )}
    </>
  )
}
