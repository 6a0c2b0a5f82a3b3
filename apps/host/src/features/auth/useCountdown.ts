import { useCallback, useEffect, useState } from 'react'

/** Seconds that are left until something may be asked for again. */
export const useCountdown = (seconds: number) => {
  const [left, setLeft] = useState(0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, start: useCallback(() => setLeft(seconds), [seconds]) }
}
