import type { Delivery, Order } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef, useState } from 'react'
import { AnotherCard } from '../checkout/payment/AnotherCard.tsx'
import { usePayment } from './usePayment.ts'

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
      <h2 id="order-needed">Payment needed</h2>
      <p>{sentence}</p>
      <p role="status">{payment && payment.state !== 'needed' && payment.message}</p>
      {payment?.state === 'confirming' && payment.confirm_url !== null && (
        <a className="button" href={payment.confirm_url}>
          Go to my bank
        </a>
      )}
      {!isWaiting && payment?.state !== 'held' && !isOpen && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Choose a card
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
    payment_needed ? [`${money(payment_needed.amount_cents)} for the delivery by ${vendor}`] : [],
  )
  if (lacking.length === 0) return null
  return `Your bank no longer holds ${joined.format(lacking)}. Nothing is lost: choose a card, and it goes on.`
}

const joined = new Intl.ListFormat('en-US', { type: 'conjunction' })
