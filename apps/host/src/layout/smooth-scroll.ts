import { smoothScrollMs, smoothScrollOffset } from '@showroom/contract/policy/figures'

/** Slow, quick, slow: of the time that is over, from 0 to 1, how much of the way is. */
export const wayAt = (time: number): number =>
  time <= 0 ? 0 : time >= 1 ? 1 : time < 0.5 ? 2 * time ** 2 : 1 - 2 * (1 - time) ** 2

/** Where a page stands while it goes from one place to another. */
export const placeAt = ({ from, to }: { from: number; to: number }, ms: number): number =>
  Math.round(from + (to - from) * wayAt(ms / smoothScrollMs))

const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Until it is there, or its reader moves the page: then it is theirs. */
const scrollTo = (to: number): void => {
  if (isStill()) return window.scrollTo({ top: to, behavior: 'instant' })
  const from = window.scrollY
  const begun = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  const go = () => {
    const ms = performance.now() - begun
    window.scrollTo({ top: placeAt({ from, to }, ms), behavior: 'instant' })
    if (ms >= smoothScrollMs) stop()
    else frame = requestAnimationFrame(go)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  frame = requestAnimationFrame(go)
}

export const scrollToTop = (): void => scrollTo(0)

/** To an element of the page, which then stands 100 px below the window's top. */
export const scrollToElement = (element: Element): void =>
  scrollTo(Math.max(0, element.getBoundingClientRect().top + window.scrollY + smoothScrollOffset))
