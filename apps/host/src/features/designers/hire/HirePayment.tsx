import type { DesignerHire } from '@showroom/contract/designer/hire'
import { money } from '@showroom/widgets/ui/format.ts'
import { AnotherCard } from '../../checkout/payment/AnotherCard.tsx'
import { useHirePayment } from './useHirePayment.ts'
import { hireMessages as messages } from './messages.ts'
import '../../checkout/Checkout.css'

type Props = { hire: DesignerHire; onHeld: () => void }

/** For the client: what no bank holds, and the card that is to hold it. */
export const HirePayment = ({ hire, onHeld }: Props) => {
  const { payment, tryCard } = useHirePayment(hire.id, onHeld)
  const state = payment?.state ?? 'needed'
  return (
    <section className="order-needed" aria-labelledby="hire-payment">
      <h2 id="hire-payment">{messages.paymentNeeded}</h2>
      <p>{messages.holdAbout(money(hire.payment.due_cents), hire.designer.name)}</p>
      <p role="status">{payment && payment.state !== 'needed' && payment.message}</p>
      {state === 'confirming' && payment?.confirm_url && (
        <a className="button" href={payment.confirm_url}>
          {messages.goToMyBank}
        </a>
      )}
      {(state === 'needed' || state === 'declined') && (
        <div className="order-needed-card">
          <AnotherCard tryCard={tryCard} not={state === 'declined' ? hire.payment.card : null} />
        </div>
      )}
    </section>
  )
}
