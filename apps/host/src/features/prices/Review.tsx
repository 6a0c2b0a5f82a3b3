import type { OrderPriceChanges } from '@showroom/contract/order/price-change'
import { Link } from 'react-router'
import { Empty } from '../../kit/picture/Empty.tsx'
import { paths } from '../../paths.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { ChangedPrice } from './ChangedPrice.tsx'
import { priceMessages as messages } from './messages.ts'

type Props = { of: OrderPriceChanges; onAnswered: (answered: OrderPriceChanges) => void }

/** Each new price of an order: those that wait, to accept or to reject, and those that were answered. */
export const Review = ({ of, onAnswered }: Props) => {
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
