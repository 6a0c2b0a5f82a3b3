import type { AdminHome } from '@showroom/contract/workspace/admin-home'
import { Link } from 'react-router'
import { Section } from '../../kit/Section.tsx'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { timeLeft } from '../../kit/time-left.ts'
import { useMinute } from '../../kit/useMinute.ts'
import { placeOf } from './admin-need.ts'
import { adminHomeMessages as messages } from './admin.messages.ts'

type Need = AdminHome['needs'][number]

/** What waits for an Admin, each matter with its way there and, where an answer is promised, with its clock. */
export const AdminNeeds = ({ needs }: { needs: readonly Need[] }) => {
  const now = useMinute()
  return (
    <Section title={messages.needsYou} about={messages.aboutNeeds}>
      <AdminNeedList needs={needs} now={now} />
    </Section>
  )
}

export const AdminNeedList = ({ needs, now }: { needs: readonly Need[]; now: Date }) =>
  needs.length === 0 ? (
    <p className="account-soft">{messages.nothingNeedsYou}</p>
  ) : (
    <ul className="home-needs">
      {needs.map((need) => (
        <li key={need.matter}>
          <Link to={placeOf(need.matter)}>{messages.matters[need.matter](need.count)}</Link>
          <NeedClock need={need} now={now} />
        </li>
      ))}
    </ul>
  )

/** What is late says so before what is due. */
const NeedClock = ({ need: { late, due_at: dueAt }, now }: { need: Need; now: Date }) => {
  if (late > 0) return <StatusChip tone="bad">{messages.late(late)}</StatusChip>
  const left = dueAt === null ? null : timeLeft(dueAt, now)
  return left === null ? null : <small>{messages.next(left)}</small>
}
