import { pictureCss } from '@showroom/widgets/ui/Picture.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useInsertionEffect } from 'react'
import { Link, useParams } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { useRead } from '../../data/useRead.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { isSignedIn, useSession } from '../../session/session.ts'
import { SignInForOrders } from '../orders/SignInForOrders.tsx'
import '../account/Account.css'
import '../checkout/Checkout.css'
import '../orders/Orders.css'
import './Prices.css'
import { Review } from './Review.tsx'
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
