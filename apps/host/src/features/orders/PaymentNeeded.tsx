import type { Delivery, Order } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef, useState } from 'react'
import { AnotherCard } from '../checkout/payment/AnotherCard.tsx'
import { usePayment } from './usePayment.ts'
import { orderMessages as messages } from './messages.ts'

type Props = { order: Order; onHeld: () => void }

/** What a bank no longer holds of a placed order, and the way to have another card hold it. */
export const PaymentNeeded = ({ order, onHeld }: Props) => {
  const sentence = neededWords(order.deliveries)
  return sentence === null ? null : <Needed order={order} sentence={sentence} onHeld={onHeld} />
}

const Needed = ({ order, sentence, onHeld }: Props & { sentence: string }) => {
  const { payment, tryCard, isWaiting } = usePayment(order.id, onHeld)
  const [isOpen, setOpen] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) picker.current?.focus()
  }, [isOpen])
  return (
    <section className="order-needed" aria-labelledby="order-needed">
      <h2 id="order-needed">{messages.paymentNeeded}</h2>
      <p>{sentence}</p>
      <p role="status">{payment && payment.state !== 'needed' && payment.message}</p>
      {payment?.state === 'confirming' && payment.confirm_url !== null && (
        <a className="button" href={payment.confirm_url}>
          {messages.goToMyBank}
        </a>
      )}
      {!isWaiting && payment?.state !== 'held' && !isOpen && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {messages.chooseACard}
        </button>
      )}
      {!isWaiting && payment?.state !== 'held' && isOpen && (
        <div ref={picker} tabIndex={-1} className="order-needed-card">
          <AnotherCard tryCard={tryCard} not={order.card} />
        </div>
      )}
    </section>
  )
}

/** “Your bank no longer holds $494.94 for the delivery by Timberlune Mills.” */
const neededWords = (deliveries: readonly Delivery[]): string | null => {
  const lacking = deliveries.flatMap(({ vendor, payment_needed }) =>
    payment_needed ? [messages.neededForDelivery(money(payment_needed.amount_cents), vendor)] : [],
  )
  if (lacking.length === 0) return null
  return messages.bankNoLongerHolds(joined.format(lacking))
}

const joined = new Intl.ListFormat('en-US', { type: 'conjunction' })
