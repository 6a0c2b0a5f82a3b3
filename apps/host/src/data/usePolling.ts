import { useCallback, useEffect, useState } from 'react'

type Polling = {
  isWaiting: boolean
  look: () => void
  /** Between one look and the next: ever longer, and then no more. */
  pausesMs: readonly number[]
}

/** Looks again while something is under way elsewhere, and at once when the visitor comes back to the tab. */
export const usePolling = ({ isWaiting, look, pausesMs }: Polling) => {
  const [looks, setLooks] = useState(0)
  const pauseMs = pausesMs[looks]
  useEffect(() => {
    if (!isWaiting || pauseMs === undefined) return undefined
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      look()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, pauseMs, look])
  /** From the shortest pause on. */
  const lookAgain = useCallback(() => {
    setLooks(0)
    look()
  }, [look])
  useReturning(isWaiting, lookAgain)
  return { lookAgain, hasGivenUp: isWaiting && pauseMs === undefined }
}

/** Back from a bank's page or from its app. */
const useReturning = (isWaiting: boolean, lookAgain: () => void) => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') lookAgain()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [isWaiting, lookAgain])
}
