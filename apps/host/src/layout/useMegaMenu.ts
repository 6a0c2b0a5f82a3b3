import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useDismiss } from '../kit/useDismiss.ts'

/** The pointer has come to rest on a department: it is meant. */
const intentMs = 110
/** Long enough to cut a corner on the way into the panel. */
const leaveMs = 260

type Open = { id: number; by: 'hover' | 'press' | 'arrow' }

/** Which department's panel is open, and what opens and closes it. */
export const useMegaMenu = (bar: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState<Open | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname, search } = useLocation()
  const now = (next: Open | null) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const later = (next: Open | null, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delayMs)
  }
  const close = () => now(null)
  // A new page is what closes the panel.
  useEffect(() => setOpen(null), [pathname, search])
  useEffect(() => () => clearTimeout(timer.current), [])
  useDismiss(bar, open !== null, close)

  return {
    open,
    close,
    show: (id: number) => now({ id, by: 'press' }),
    /** The keyboard goes into the panel. */
    enter: (id: number) => now({ id, by: 'arrow' }),
    /** A finger has no rest and no leaving: it presses. */
    rest: (id: number, pointerType: string) => {
      if (pointerType === 'mouse' && open?.id !== id) later({ id, by: 'hover' }, intentMs)
    },
    leave: (pointerType: string) => {
      if (pointerType === 'mouse') later(null, leaveMs)
    },
    stay: () => clearTimeout(timer.current),
    /** What resting has just opened stays open at the press that was on its way. */
    press: (id: number) => now(open?.id === id && open.by !== 'hover' ? null : { id, by: 'press' }),
  }
}

export type MegaState = ReturnType<typeof useMegaMenu>
