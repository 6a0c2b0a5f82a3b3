import type { Order } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { momentOf } from '../../kit/moments.ts'
import { orderMessages as messages } from './messages.ts'

const words: Record<Order['movements'][number]['kind'], string> = {
  hold: messages.held,
  release: messages.released,
  capture: messages.charged,
  refund: messages.refunded,
  adjustment: messages.corrected,
}

/** What happened to the money, by date. */
export const Movements = ({ movements }: { movements: Order['movements'] }) => (
  <section className="order-movements" aria-labelledby="order-movements">
    <h2 id="order-movements">{messages.payments}</h2>
    {movements.length === 0 ? (
      <p>{messages.nothingHasBeenHeld}</p>
    ) : (
      <ul>
        {movements.map(({ kind, vendor, amount_cents, at }) => (
          <li key={`${kind} ${vendor} ${at} ${amount_cents}`}>
            <p>
              <strong>{words[kind]}</strong>
              <span>{vendor}</span>
              <time dateTime={at}>{momentOf(at)}</time>
            </p>
            <span className="item-sum">{money(amount_cents)}</span>
          </li>
        ))}
      </ul>
    )}
    <p className="checkout-note">{messages.timesInPacific}</p>
  </section>
)
