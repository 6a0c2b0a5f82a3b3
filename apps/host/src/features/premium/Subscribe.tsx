import type { Premium } from '@showroom/contract/premium/premium'
import { dollars } from '@showroom/contract/shared/money-text'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../data/call.ts'
import { toast } from '../../kit/toast/toast.ts'
import type { CardSent } from '../checkout/card-choice.ts'
import { AnotherCard } from '../checkout/payment/AnotherCard.tsx'
import { premiumMessages as messages } from './messages.ts'
import '../checkout/Checkout.css'

type Props = { priceCents: number; onChanged: (premium: Premium) => void }

/** The price is on the button that opens the cards, and on the one that charges. */
export const Subscribe = ({ priceCents, onChanged }: Props) => {
  const price = messages.aMonth(dollars(priceCents))
  const subscribe = async (card: CardSent) => {
    const { data, message } = await call('POST /api/premium', { body: { card, price_cents: priceCents } })
    if (message) toast.success(message)
    onChanged(data)
  }
  return (
    <OpenedCards
      open={messages.subscribe(price)}
      about={messages.subscribeAbout}
      pay={messages.subscribe(price)}
      tryCard={subscribe}
    />
  )
}

type CardsProps = {
  open: string
  about?: string
  pay: string
  isQuiet?: boolean
  tryCard: (card: CardSent) => Promise<void>
}

/** A button, and in its place the cards. */
export const OpenedCards = ({ open, about, pay, isQuiet, tryCard }: CardsProps) => {
  const [isOpen, setOpen] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) picker.current?.focus()
  }, [isOpen])
  if (!isOpen)
    return (
      <div>
        <button type="button" className={isQuiet ? 'button quiet' : 'button'} onClick={() => setOpen(true)}>
          {open}
        </button>
      </div>
    )
  return (
    <div ref={picker} tabIndex={-1} className="plan-card">
      {about && <p className="plan-note">{about}</p>}
      <AnotherCard
        pay={pay}
        tryCard={async (card) => {
          await tryCard(card)
          setOpen(false)
        }}
      />
    </div>
  )
}
