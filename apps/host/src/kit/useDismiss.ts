import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While something is open: a press outside of it or the keyboard leaving it closes it. */
export const useDismiss = (box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) => {
  const leave = useEffectEvent((event: Event) => {
    const target = event instanceof FocusEvent ? event.relatedTarget : event.target
    // Without a target the window itself lost the keyboard: it comes back to where it was.
    if (!(target instanceof Node) || box.current?.contains(target)) return
    close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const within = box.current
    document.addEventListener('pointerdown', leave)
    within?.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      within?.removeEventListener('focusout', leave)
    }
  }, [isOpen, box])
}
