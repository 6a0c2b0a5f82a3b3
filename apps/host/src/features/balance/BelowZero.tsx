import type { NegativeState } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useChosenSeat } from '../../session/chosen-seat.ts'
import { balanceMessages as messages } from './messages.ts'
import { PayBelowZero } from './PayBelowZero.tsx'

type Props = { negative: NegativeState; availableCents: number; onPaid: () => void }

/** That a balance is below zero, until when it is to be settled, what follows, and how it is paid. */
export const BelowZero = ({ negative, availableCents, onPaid }: Props) => {
  const day = shownDay(negative.due_on)
  const sum = dollars(availableCents)
  const isOwn = useChosenSeat() === null
  return (
    <section className="balance-below" aria-label={messages.negatives}>
      {negative.is_restricted ? (
        <p>{messages.restricted(sum, day)}</p>
      ) : (
        <>
          <p>
            <strong>{messages.below(sum, day)}</strong> {messages.daysLeft(negative.days_left)}
          </p>
          <p>{messages.nettedFirst}</p>
        </>
      )}
      {availableCents < 0 && isOwn && <PayBelowZero owedCents={-availableCents} onPaid={onPaid} />}
      <Link to={paths.contact}>{messages.writeToUs}</Link>
    </section>
  )
}
