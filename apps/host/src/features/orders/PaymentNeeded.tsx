import type { Delivery, Order } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef, useState } from 'react'
import { AnotherCard } from '../checkout/payment/AnotherCard.tsx'
import { usePayment } from './usePayment.ts'
import { orderMessages as messages } from './messages.ts'

type Props = { order: Order; onHeld: () => void }

/** What a bank no longer holds of a placed order, and the way to have another card hold it. */
export const PaymentNeeded = ({ order, onHeld }: Props) => {
  // What is missing for another address is said with that.
  const sentence = order.address_change ? null : neededWords(order.deliveries)
  return sentence === null ? null : <Needed order={order} sentence={sentence} onHeld={onHeld} />
}

const Needed = ({ order, sentence, onHeld }: Props & { sentence: string }) => (
  <section className="order-needed" aria-labelledby="order-needed">
    <h2 id="order-needed">{messages.paymentNeeded}</h2>
    <p>{sentence}</p>
    <CardToHold order={order} onHeld={onHeld} />
  </section>
)

/** How far another card is, and the way to choose one. */
export const CardToHold = ({ order, onHeld }: Props) => {
  const { payment, tryCard, isWaiting } = usePayment(order.id, onHeld)
  const [isOpen, setOpen] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) picker.current?.focus()
  }, [isOpen])
  const canChoose = !isWaiting && payment?.state !== 'held'
  return (
    <>
      <p role="status">{payment && payment.state !== 'needed' && payment.message}</p>
      {payment?.state === 'confirming' && payment.confirm_url !== null && (
        <a className="button" href={payment.confirm_url}>
          {messages.goToMyBank}
        </a>
      )}
      {canChoose && !isOpen && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {messages.chooseACard}
        </button>
      )}
      {canChoose && isOpen && (
        <div ref={picker} tabIndex={-1} className="order-needed-card">
          <AnotherCard tryCard={tryCard} not={order.card} />
        </div>
      )}
    </>
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
