import type { NegativeState } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { balanceMessages as messages } from './messages.ts'

type Props = { negative: NegativeState; availableCents: number }

/** That a balance is below zero, until when it is to be settled, and what follows. */
export const BelowZero = ({ negative, availableCents }: Props) => {
  const day = shownDay(negative.due_on)
  const sum = dollars(availableCents)
  return (
    <div className="balance-below" role="status">
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
      <Link className="button" to={paths.contact}>
        {messages.writeToUs}
      </Link>
    </div>
  )
}
