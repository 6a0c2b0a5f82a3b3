import type { OrderPriceChanges, PriceChange } from '@showroom/contract/order/price-change'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/call.ts'
import { refused } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { ChangedPrice } from './ChangedPrice.tsx'
import { type Chosen, reviewSums } from './review-sums.ts'
import { priceMessages as messages } from './messages.ts'

type Props = {
  of: OrderPriceChanges
  waiting: readonly PriceChange[]
  onAnswered: (answered: OrderPriceChanges) => void
}

/** What waits for an answer, each for itself, and what the answers come to. What is not decided stays open. */
export const AnswerForm = ({ of, waiting, onAnswered }: Props) => {
  const [chosen, setChosen] = useState<Chosen>({})
  const { run, isBusy, failure } = useSubmit(async () => {
    const answers = Object.entries(chosen).map(([id, answer]) => ({ id, answer }))
    if (answers.length === 0) throw refused(messages.chooseFirst)
    const params = { id: of.order_id }
    const { data, message } = await call('POST /api/order/{id}/price_changes', { params, body: { answers } })
    if (message) toast.success(message)
    onAnswered(data)
  }, 'screen')
  const choose = (id: string, answer: 'accept' | 'reject' | null) => {
    const { [id]: _, ...others } = chosen
    setChosen(answer === null ? others : { ...others, [id]: answer })
  }
  return (
    <form
      className="prices-list"
      aria-labelledby="prices-waiting"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <h2 id="prices-waiting">{messages.waitForYou}</h2>
      {waiting.map((change) => (
        <ChangedPrice key={change.id} change={change} orderId={of.order_id}>
          <Answer change={change} chosen={chosen[change.id] ?? null} onChoose={choose} />
          {of.project_id !== null && (
            <p>
              <Link to={paths.project(of.project_id, 'chat')}>{messages.askMyPro}</Link>
            </p>
          )}
        </ChangedPrice>
      ))}
      <Footer of={of} waiting={waiting} chosen={chosen} />
      <FormFailure sentence={failure && failure.message} />
      <button type="submit" className="button" aria-disabled={isBusy || undefined}>
        {isBusy ? messages.submitting : messages.submit}
      </button>
    </form>
  )
}

type AnswerProps = {
  change: PriceChange
  chosen: 'accept' | 'reject' | null
  onChoose: (id: string, answer: 'accept' | 'reject' | null) => void
}

const options = [
  { answer: 'accept', label: messages.accept },
  { answer: 'reject', label: messages.reject },
  { answer: null, label: messages.later },
] as const

const Answer = ({ change, chosen, onChoose }: AnswerProps) => (
  <fieldset className="price-answer">
    <legend className="visually-hidden">{messages.yourAnswer(change.product_name)}</legend>
    {options.map(({ answer, label }) => (
      <label key={label}>
        <input
          type="radio"
          name={`answer ${change.id}`}
          checked={chosen === answer}
          onChange={() => onChoose(change.id, answer)}
        />
        {label}
      </label>
    ))}
  </fieldset>
)

const Footer = ({
  of,
  waiting,
  chosen,
}: {
  of: OrderPriceChanges
  waiting: readonly PriceChange[]
  chosen: Chosen
}) => {
  const sums = reviewSums(of.total_cents, waiting, chosen)
  return (
    <dl className="totals price-totals" aria-live="polite">
      <div>
        <dt>{messages.orderTotal}</dt>
        <dd>{money(of.total_cents)}</dd>
      </div>
      <div>
        <dt>{messages.extraHold}</dt>
        <dd>{money(sums.extraHoldCents)}</dd>
      </div>
      <div>
        <dt>{messages.notCharged}</dt>
        <dd>{money(sums.cancelledCents)}</dd>
      </div>
      <div className="totals-total">
        <dt>{messages.newTotal}</dt>
        <dd>{money(sums.totalCents)}</dd>
      </div>
    </dl>
  )
}
