import { type RefObject, useEffect, useEffectEvent } from 'react'

/** From here on the finger means to push the menu back, not to scroll or to tap. */
const beginPx = 12
const enoughPx = 72
const quickPxPerMs = 0.4

type Swipe = { x: number; y: number; at: number; isSideways: boolean }

/** A finger pushes the menu back to where it came from; let go too early, it returns. */
export const useSwipeAway = (box: RefObject<HTMLElement | null>, onAway: () => void) => {
  const away = useEffectEvent(onAway)
  useEffect(() => {
    const panel = box.current
    if (!panel) return undefined
    const stop = new AbortController()
    const listen = { signal: stop.signal, passive: true }
    const { begin, move, end, rest } = swipesOn(panel, away)
    panel.addEventListener('touchstart', begin, listen)
    panel.addEventListener('touchmove', move, listen)
    panel.addEventListener('touchend', end, listen)
    panel.addEventListener('touchcancel', rest, listen)
    return () => stop.abort()
  }, [box])
}

/** One swipe at a time, from the first touch to the last. */
const swipesOn = (panel: HTMLElement, away: () => void) => {
  let swipe: Swipe | null = null
  const pushed = (touch: Touch) => {
    const toStart = getComputedStyle(panel).direction === 'rtl' ? 1 : -1
    return swipe ? Math.max(0, (touch.clientX - swipe.x) * toStart) : 0
  }
  const rest = () => {
    swipe = null
    panel.style.removeProperty('--pushed')
  }
  const begin = ({ touches: [touch], timeStamp }: TouchEvent) => {
    if (touch) swipe = { x: touch.clientX, y: touch.clientY, at: timeStamp, isSideways: false }
  }
  const move = ({ touches: [touch] }: TouchEvent) => {
    if (!swipe || !touch) return
    if (!swipe.isSideways) {
      const down = Math.abs(touch.clientY - swipe.y)
      if (down > beginPx) return rest()
      swipe.isSideways = pushed(touch) > beginPx && pushed(touch) > down
    }
    if (swipe.isSideways) panel.style.setProperty('--pushed', `${pushed(touch)}px`)
  }
  const end = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
    if (!swipe?.isSideways || !touch) return rest()
    const px = pushed(touch)
    const isQuick = px / Math.max(timeStamp - swipe.at, 1) > quickPxPerMs
    rest()
    if (px > enoughPx || (isQuick && px > beginPx)) away()
  }
  return { begin, move, end, rest }
}
