import { minuteMs } from '@showroom/contract/shared/time'
import { useEffect, useState } from 'react'

/** The time, by the minute: for clocks that run down. */
export const useMinute = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
