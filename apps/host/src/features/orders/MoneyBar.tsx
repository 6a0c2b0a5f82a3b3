import type { Order } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { orderMessages as messages } from './messages.ts'

type Sums = Pick<Order, 'held_cents' | 'charged_cents' | 'released_cents' | 'refunded_cents'>

/** Held, charged, released, refunded: sums of the ledger, as a bar and in words. */
export const MoneyBar = ({ of: sums }: { of: Sums }) => {
  const parts = [
    { name: 'held', label: messages.held, cents: sums.held_cents },
    { name: 'charged', label: messages.charged, cents: sums.charged_cents },
    { name: 'released', label: messages.released, cents: sums.released_cents },
    { name: 'refunded', label: messages.refunded, cents: sums.refunded_cents },
  ]
  return (
    <div className="money">
      <div className="money-bar" aria-hidden="true">
        {parts
          .filter(({ cents }) => cents > 0)
          .map(({ name, cents }) => (
            <i key={name} data-part={name} style={{ flexGrow: cents }} />
          ))}
      </div>
      <dl>
        {parts.map(({ name, label, cents }) => (
          <div key={name} data-part={name}>
            <dt>{label}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
