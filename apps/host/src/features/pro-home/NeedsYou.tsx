import type { Balance } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { Section } from '../../kit/Section.tsx'
import { paths } from '../../paths.ts'
import { usePendingCount } from '../notifications/usePendingCount.ts'
import { proHomeMessages as messages } from './messages.ts'

/** What waits for the Pro, each with its way there; of the balance only where it is told. */
export const NeedsYou = ({ balance }: { balance: Balance | null }) => {
  const waiting = useRead('GET /api/workspace/waiting', {}).last?.data ?? {}
  const pending = usePendingCount((state) => state.count)
  const rows = [
    balance?.negative && {
      to: paths.accountPanel('balance'),
      words: messages.belowZero(dollars(balance.available_cents), shownDay(balance.negative.due_on)),
    },
    waiting.prices && { to: paths.accountPanel('prices'), words: messages.prices(waiting.prices) },
    waiting.returns && { to: paths.accountPanel('returns'), words: messages.returns(waiting.returns) },
    pending && { to: paths.notifications, words: messages.chats(pending) },
  ].filter((row) => typeof row === 'object' && row !== null)
  return (
    <Section title={messages.needsYou}>
      {rows.length === 0 ? (
        <p className="account-soft">{messages.nothingNeedsYou}</p>
      ) : (
        <ul className="home-needs">
          {rows.map(({ to, words }) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
