import { dollars } from '@showroom/contract/shared/money-text'
import { useEffect, useRef, useState } from 'react'
import { AnotherCard } from '../checkout/payment/AnotherCard.tsx'
import { balanceMessages as messages } from './messages.ts'
import { usePayBalance } from './usePayBalance.ts'
import '../checkout/Checkout.css'

type Props = { owedCents: number; onPaid: () => void }

/** All that is missing, by card: the sum is on the button that opens the cards. */
export const PayBelowZero = ({ owedCents, onPaid }: Props) => {
  const { payment, tryCard, isWaiting } = usePayBalance(owedCents, onPaid)
  const [isOpen, setOpen] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) picker.current?.focus()
  }, [isOpen])
  return (
    <>
      <p role="status">{payment && payment.state !== 'needed' && payment.message}</p>
      {payment?.state === 'confirming' && payment.confirm_url !== null && (
        <a className="button" href={payment.confirm_url}>
          {messages.goToMyBank}
        </a>
      )}
      {!isOpen && payment?.state !== 'asked' && (
        <button
          type="button"
          className={payment?.state === 'confirming' ? 'button is-quiet' : 'button'}
          onClick={() => setOpen(true)}
        >
          {messages.payNow(dollars(owedCents))}
        </button>
      )}
      {isOpen && !isWaiting && (
        <div ref={picker} tabIndex={-1} className="balance-card">
          <p className="balance-soft">{messages.payAbout}</p>
          <AnotherCard tryCard={tryCard} pay={messages.payNow(dollars(owedCents))} />
        </div>
      )}
    </>
  )
}
