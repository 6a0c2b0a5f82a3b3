import type { Balance as BalanceFacts } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { Amount } from './Amount.tsx'
import './Balance.css'
import { balanceMessages as messages } from './messages.ts'

/** Pending money by the day on which it becomes available, as bars, with the reason of each day. */
export const Releases = ({ balance: { releases } }: { balance: BalanceFacts }) => {
  if (releases.length === 0) return <p className="balance-soft">{messages.nothingPending}</p>
  const most = Math.max(...releases.map(({ amount_cents }) => Math.abs(amount_cents)), 1)
  return (
    <ul className="balance-releases">
      {releases.map(({ on, why, amount_cents, line_count }) => (
        <li key={`${on ?? ''} ${why}`}>
          <strong>{on === null ? messages.noDay : shownDay(on)}</strong>
          <Amount cents={amount_cents} />
          <i
            className={amount_cents < 0 ? 'balance-bar is-negative' : 'balance-bar'}
            style={{ inlineSize: `${(Math.abs(amount_cents) / most) * 100}%` }}
            aria-hidden="true"
          />
          <span className="balance-soft">{`${messages.items(line_count)} · ${why}`}</span>
        </li>
      ))}
    </ul>
  )
}
