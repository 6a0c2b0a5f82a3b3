import { hourMs } from '@showroom/contract/shared/time'
import { processingHours, returnDays } from '@showroom/contract/policy/figures'
import type { Order } from '@showroom/contract/order/order'
import { momentOf } from '../../kit/moments.ts'
import { arrivalWords } from '../checkout/checkout-words.ts'
import { orderMessages as messages } from './messages.ts'

/** From now to the door, with the dates that are known. */
export const NextSteps = ({ order }: { order: Order }) => {
  const dates = order.cancel_until === null ? null : datesAfter(order.cancel_until)
  return (
    <section className="order-next" aria-labelledby="order-next">
      <h2 id="order-next">{messages.whatHappensNext}</h2>
      <ol>
        <li>
          <strong>{messages.orderReceived}</strong>
          <span>
            {momentOf(order.placed_at)}
            {messages.copyByMail}
          </span>
        </li>
        <li>
          <strong>{messages.vendorsConfirm}</strong>
          <span>
            {dates
              ? messages.theySeeYourOrder(momentOf(dates.seen), momentOf(dates.answered))
              : messages.theySeeYourOrderNow(processingHours)}
          </span>
        </li>
        <li>
          <strong>{messages.eachDeliveryLeavesAnd}</strong>
          {order.deliveries.map((delivery) => (
            <span key={delivery.id}>{`${delivery.vendor}: ${arrivalWords(delivery.arrives)}`}</span>
          ))}
        </li>
        <li>
          <strong>{messages.atYourDoor}</strong>
          <span>{messages.returnWithin(returnDays)}</span>
        </li>
      </ol>
      <p className="checkout-note">{messages.timesInPacific}</p>
    </section>
  )
}

const datesAfter = (cancelUntil: string) => ({
  seen: cancelUntil,
  answered: new Date(Date.parse(cancelUntil) + processingHours * hourMs).toISOString(),
})
