import { minuteMs } from '@showroom/contract/shared/time'
import { useEffect, useState } from 'react'
import { timeLeft } from './time-left.ts'
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

export const useMinute = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
