import { useEffect, useState } from 'react'

const secondMs = 1_000

/** Whole seconds until a moment; 0 once it has passed, and for null. */
export const useTimeLeft = (until: string | null): number => {
  const [now, setNow] = useState(() => Date.now())
  const left = until === null ? 0 : Math.max(0, Math.floor((Date.parse(until) - now) / secondMs))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}

/** `42:10` */
export const clockOf = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
