const patienceMs = 2_000

/** Scrolls back as far as the page has grown again, until it is there or the visitor moves. Returns the undo. */
export function restoreScroll(scrollTop: number): () => void {
  const deadline = performance.now() + patienceMs
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  const attempt = () => {
    window.scrollTo({ top: scrollTop, behavior: 'instant' })
    if (Math.abs(window.scrollY - scrollTop) <= 1 || performance.now() > deadline) stop()
    else frame = requestAnimationFrame(attempt)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  frame = requestAnimationFrame(attempt)
  return stop
}

const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** A new view begins at its top; a shop that is in sight is not moved under the visitor's hand. */
export function showTop(shop: Element | null) {
  if (shop && shop.getBoundingClientRect().top < 0)
    shop.scrollIntoView({ block: 'start', behavior: 'instant' })
}
