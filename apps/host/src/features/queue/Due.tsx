import type { QueueLine } from '@showroom/contract/order/order-queue'
import { shownDay } from '@showroom/contract/shared/day'
import { timeLeft } from '../../kit/time-left.ts'
import { useMinute } from '../../kit/useMinute.ts'
import { queueMessages as messages } from './messages.ts'

type Props = { line: Pick<QueueLine, 'respond_by' | 'ship_by' | 'is_late'> }

/** The clock of a line: until when it is answered, or by when it leaves. */
export const Due = ({ line: { respond_by, ship_by, is_late } }: Props) => {
  const now = useMinute()
  if (respond_by !== null) {
    const left = timeLeft(respond_by, now)
    return <Moment isLate={left === null} text={left ? messages.respondIn(left) : messages.answerLate} />
  }
  if (ship_by === null) return '—'
  const day = shownDay(ship_by)
  return <Moment isLate={is_late} text={is_late ? messages.shipLate(day) : messages.shipBy(day)} />
}

const Moment = ({ isLate, text }: { isLate: boolean; text: string }) =>
  isLate ? <strong className="queue-late">{text}</strong> : <span>{text}</span>
