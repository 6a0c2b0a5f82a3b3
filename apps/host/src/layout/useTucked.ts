import { useEffect, useState } from 'react'

/** Below this the header stands where it belongs anyway. */
const topPx = 160
/** A finger that rests trembles. */
const tremblePx = 8

/** True while a visitor reads down the page; the header comes back with the first move up. */
export const useTucked = (): boolean => {
  const [isTucked, setTucked] = useState(false)
  useEffect(() => {
    // Not asked before somebody scrolls: the browser would have to lay out the whole page for the answer.
    let before: number | null = null
    const scroll = () => {
      const at = window.scrollY
      before ??= at
      if (Math.abs(at - before) < tremblePx && at > topPx) return
      setTucked(at > topPx && at > before)
      before = at
    }
    window.addEventListener('scroll', scroll, { passive: true })
    return () => window.removeEventListener('scroll', scroll)
  }, [])
  return isTucked
}
