import { timeLeft } from '../../../kit/time-left.ts'
import { reviewMessages as messages } from './messages.ts'

/** Of the 24 hours in which we answer. */
export const Left = ({ dueAt, now }: { dueAt: string | null; now: Date }) => {
  if (dueAt === null) return '—'
  const left = timeLeft(dueAt, now)
  return left ?? <strong className="applications-late">{messages.late}</strong>
}
