import type { PriceChange } from '@showroom/contract/order/price-change'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { money } from '@showroom/widgets/ui/format.ts'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import { Size } from '@showroom/widgets/ui/Size.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { priceMessages as messages } from './messages.ts'

type Props = { change: PriceChange; orderId: string /** Where it is answered. */; children?: ReactNode }

/** One new price: before and after of a unit and of the line, the difference with its tax, and why. */
export const ChangedPrice = ({ change, orderId, children }: Props) => (
  <article className="price-change" aria-label={change.product_name} data-state={change.state}>
    <header>
      <Picture picture={change.picture} sizes="72px" isDecorative />
      <div>
        <h3>
          <Link to={paths.product(change.product_id)}>{change.product_name}</Link>
        </h3>
        <Size size={change.size} />
        <p>{messages.fromVendor(change.vendor)}</p>
      </div>
    </header>
    <Sums change={change} />
    <p className="price-difference">{differenceWords(change)}</p>
    <dl className="price-why">
      <dt>{messages.vendorSays}</dt>
      <dd>{change.reason}</dd>
    </dl>
    {change.can.answer ? (
      <p className="price-until">{messages.answerBy(deadlineText(new Date(change.answer_by)))}</p>
    ) : (
      <p className="price-message">{change.message}</p>
    )}
    {change.is_absorbed && change.state !== 'absorbed' && (
      <p className="price-message">{messages.proPaysPart}</p>
    )}
    {change.pay_by !== null && <Unpaid orderId={orderId} payBy={change.pay_by} />}
    {children}
  </article>
)

const Sums = ({ change }: { change: PriceChange }) => (
  <table className="price-sums">
    <thead>
      <tr>
        <td />
        <th scope="col">{messages.before}</th>
        <th scope="col">{messages.after}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{messages.each(change.uom)}</th>
        <td>{money(change.unit_price_before_cents)}</td>
        <td>{money(change.unit_price_after_cents)}</td>
      </tr>
      <tr>
        <th scope="row">{messages.withTax(change.qty)}</th>
        <td>{money(change.total_before_cents)}</td>
        <td>{money(change.total_after_cents)}</td>
      </tr>
    </tbody>
  </table>
)

const differenceWords = ({ difference_cents, tax_difference_cents }: PriceChange): string => {
  if (difference_cents === 0) return messages.noDifference
  if (difference_cents < 0) return messages.less(money(-difference_cents))
  return messages.more(money(difference_cents), money(tax_difference_cents))
}

const Unpaid = ({ orderId, payBy }: { orderId: string; payBy: string }) => (
  <div className="price-unpaid">
    <p>{messages.payment}</p>
    <p>{messages.payBy(deadlineText(new Date(payBy)))}</p>
    <Link className="button" to={paths.order(orderId)}>
      {messages.chooseACard}
    </Link>
  </div>
)
