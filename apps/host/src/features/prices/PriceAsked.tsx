import type { Order } from '@showroom/contract/order/order'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import './Prices.css'
import { priceMessages as messages } from './messages.ts'

/** On the page of an order: that new prices wait for its client. */
export const PriceAsked = ({ order }: { order: Order }) => {
  const asked = order.deliveries.flatMap(({ items }) => items).filter(({ is_price_asked }) => is_price_asked)
  if (asked.length === 0) return null
  return (
    <section className="order-needed" aria-labelledby="price-asked">
      <h2 id="price-asked">{messages.newPrices}</h2>
      <p>{`${messages.asked(asked.length)} ${messages.nothingChanges}`}</p>
      <Link className="button" to={paths.priceChanges(order.id)}>
        {messages.look}
      </Link>
    </section>
  )
}
