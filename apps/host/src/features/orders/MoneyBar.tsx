import type { Order } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { dateOf } from '../checkout/checkout-words.ts'
import { orderMessages as messages } from './messages.ts'

type Sums = Pick<Order, 'held_cents' | 'charged_cents' | 'released_cents' | 'refunded_cents' | 'movements'>
type Kind = Order['movements'][number]['kind']

type Part = { name: string; kind: Kind; label: string; cents: number }

/** The journey of the money: held, charged, released, refunded, by sums of the ledger, as a bar and in words with the days. */
export const MoneyBar = ({ of: sums }: { of: Sums }) => {
  const parts: Part[] = [
    { name: 'held', kind: 'hold', label: messages.held, cents: sums.held_cents },
    { name: 'charged', kind: 'capture', label: messages.charged, cents: sums.charged_cents },
    { name: 'released', kind: 'release', label: messages.released, cents: sums.released_cents },
    { name: 'refunded', kind: 'refund', label: messages.refunded, cents: sums.refunded_cents },
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
        {parts.map(({ name, kind, label, cents }) => (
          <div key={name} data-part={name}>
            <dt>{label}</dt>
            <dd>
              {money(cents)}
              <Days of={sums.movements.filter((movement) => movement.kind === kind)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** “11.05.2026 – 11.16.2026”: the first of its days and the last. */
const Days = ({ of: movements }: { of: Order['movements'] }) => {
  const moments = movements.map(({ at }) => at).toSorted()
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined) return null
  const days = [...new Set([first, last].map(dateOf))]
  return (
    <small className="money-days">
      <time dateTime={first}>{days[0]}</time>
      {days[1] !== undefined && (
        <>
          {' – '}
          <time dateTime={last}>{days[1]}</time>
        </>
      )}
    </small>
  )
}
