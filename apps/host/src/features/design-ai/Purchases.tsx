import type { AiPurchase } from '@showroom/contract/design-ai/design-ai'
import { money } from '@showroom/widgets/ui/format.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { aiCall } from './ai-call.ts'
import { keepCredits } from './ai-session.ts'
import { creditMessages as messages } from './credit.messages.ts'

/** What was paid, and what of it can go back. */
export const Purchases = ({
  purchases,
  onChanged,
}: {
  purchases: readonly AiPurchase[]
  onChanged: () => void
}) =>
  purchases.length === 0 ? null : (
    <section>
      <h3>{messages.purchases}</h3>
      <ul className="ai-purchases">
        {purchases.map((purchase) => (
          <Purchase key={purchase.id} purchase={purchase} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )

const Purchase = ({ purchase, onChanged }: { purchase: AiPurchase; onChanged: () => void }) => {
  const { id, credits, price_cents, state, at, refundable_credits, refundable_cents } = purchase
  const { run, isBusy } = useSubmit(async () => {
    const { data } = await aiCall('POST /api/AI/credits/{id}/refund', { params: { id } })
    keepCredits(data.credits)
    toast.success(messages.refunded(money(data.purchase.refunded_cents)))
    onChanged()
  })
  return (
    <li>
      <span>
        {messages.credits(credits)}, {money(price_cents)}
      </span>
      <span>{messages.states[state]}</span>
      <small className="ai-soft">
        {messages.receipt(id)} ·{' '}
        {new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })}
      </small>
      {purchase.confirm_url !== null && (
        <a className="form-link" href={purchase.confirm_url}>
          {messages.confirm}
        </a>
      )}
      {refundable_credits > 0 && (
        <button type="button" className="form-link" disabled={isBusy} onClick={() => void run()}>
          {isBusy ? messages.refunding : messages.refund(refundable_credits, money(refundable_cents))}
        </button>
      )}
    </li>
  )
}
