import type { AuditEntry } from '@showroom/contract/application/application'
import { momentOf } from '../../../kit/moments.ts'
import { reviewMessages as messages } from './messages.ts'

type Props = { history: readonly AuditEntry[]; heading?: 'h2' | 'h3' }

/** Who did what, and when. */
export const History = ({ history, heading: Heading = 'h3' }: Props) => (
  <section>
    <Heading>{messages.history}</Heading>
    <ol className="applications-history">
      {history.map(({ at, who, action, note }) => (
        <li key={`${at} ${action}`}>
          <p>
            <strong>{who}</strong> {action} <time dateTime={at}>{momentOf(at)}</time>
          </p>
          {note !== '' && <p className="applications-words">{note}</p>}
        </li>
      ))}
    </ol>
  </section>
)
