import { useEffect, useState } from 'react'

const armedAfterMs = 500

/** A window that jumps up under a hand that is clicking already must not take that click for a yes (clickjacking). */
export const useArmed = (): boolean => {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const arm = () => {
      clearTimeout(timer)
      setArmed(false)
      if (document.visibilityState === 'visible') timer = setTimeout(() => setArmed(true), armedAfterMs)
    }
    arm()
    document.addEventListener('visibilitychange', arm)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', arm)
    }
  }, [])
  return isArmed
}
