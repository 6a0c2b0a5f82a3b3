import { processingHours, returnDays } from '@showroom/contract/policy/figures'
import type { Order } from '@showroom/contract/order/order'
import { momentOf } from '../../kit/moments.ts'
import { arrivalWords } from '../checkout/checkout-words.ts'

const hourMs = 3_600_000

/** From now to the door, with the dates that are known. */
export const NextSteps = ({ order }: { order: Order }) => {
  const dates = order.cancel_until === null ? null : datesAfter(order.cancel_until)
  return (
    <section className="order-next" aria-labelledby="order-next">
      <h2 id="order-next">What happens next</h2>
      <ol>
        <li>
          <strong>Order received</strong>
          <span>{momentOf(order.placed_at)}. A copy is on its way to your mail.</span>
        </li>
        <li>
          <strong>Vendors confirm</strong>
          <span>
            {dates
              ? `They see your order from ${momentOf(dates.seen)}, and answer by ${momentOf(dates.answered)}.`
              : `They see your order now, and answer within ${processingHours} hours.`}
          </span>
        </li>
        <li>
          <strong>Each delivery leaves and is charged</strong>
          {order.deliveries.map((delivery) => (
            <span key={delivery.id}>{`${delivery.vendor}: ${arrivalWords(delivery.arrives)}`}</span>
          ))}
        </li>
        <li>
          <strong>At your door</strong>
          <span>From the day of each delivery you have {returnDays} days to return what you don’t need.</span>
        </li>
      </ol>
      <p className="checkout-note">Times in Pacific.</p>
    </section>
  )
}

const datesAfter = (cancelUntil: string) => ({
  seen: cancelUntil,
  answered: new Date(Date.parse(cancelUntil) + processingHours * hourMs).toISOString(),
})
