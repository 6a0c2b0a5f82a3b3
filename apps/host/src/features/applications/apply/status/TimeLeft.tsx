import { timeLeft } from '../../../../kit/time-left.ts'
import { useMinute } from '../../../../kit/useMinute.ts'
import { applyMessages as messages } from '../messages.ts'

/** The clock of our 24 hours, by the minute. */
export const TimeLeft = ({ dueAt }: { dueAt: string }) => {
  const now = useMinute()
  const left = timeLeft(dueAt, now)
  return (
    <p className="status-clock" data-late={left === null || undefined}>
      {left === null ? (
        messages.thisTakesLongerThan
      ) : (
        <>
          {messages.hearFromUsWithin} <strong>{left}</strong>
        </>
      )}
    </p>
  )
}
