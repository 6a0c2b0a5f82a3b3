import type { Balance } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { Section } from '../../kit/Section.tsx'
import { paths } from '../../paths.ts'
import { usePendingCount } from '../notifications/usePendingCount.ts'
import { homeMessages as messages } from './messages.ts'

type Props = {
  /** Null where it is not told. */
  balance: Balance | null
  /** What only this workspace has. */
  more?: readonly Need[]
}
type Need = { to: string; words: string }

/** What waits for whoever works here, each with its way there. */
export const NeedsYou = ({ balance, more = [] }: Props) => {
  const waiting = useRead('GET /api/workspace/waiting', {}).last?.data ?? {}
  const pending = usePendingCount((state) => state.count)
  const rows = [
    balance?.negative && {
      to: paths.accountPanel('balance'),
      words: messages.belowZero(dollars(balance.available_cents), shownDay(balance.negative.due_on)),
    },
    waiting.queue && { to: paths.accountPanel('queue'), words: messages.newLines(waiting.queue) },
    waiting.prices && { to: paths.accountPanel('prices'), words: messages.prices(waiting.prices) },
    waiting.returns && { to: paths.accountPanel('returns'), words: messages.returns(waiting.returns) },
    pending && { to: paths.notifications, words: messages.chats(pending) },
    ...more,
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
