import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { clientViewMessages as messages } from './messages.ts'

const longestMs = 30_000

const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'

/** What is shown while something is held. Let go, it is forgotten. */
const useShown = (ask: () => Promise<string>) => {
  const [shown, setShown] = useState<string | null>(null)
  /** Which holding an answer belongs to; what comes after it was let go is shown to nobody. */
  const holding = useRef(0)
  const timer = useRef(0)
  const letGo = () => {
    holding.current += 1
    window.clearTimeout(timer.current)
    setShown(null)
  }
  const hold = () => {
    letGo()
    const own = holding.current
    const show = (text: string) => own === holding.current && setShown(text)
    timer.current = window.setTimeout(letGo, longestMs)
    ask().then(show, () => show(messages.notSeen))
  }
  useEffect(
    () => () => {
      holding.current += 1
      window.clearTimeout(timer.current)
    },
    [],
  )
  return { shown, hold, letGo }
}

/** What makes a button held: a finger, a mouse, a key, or a program that reads the screen. */
export const useHeld = (ask: () => Promise<string>) => {
  const { shown, hold, letGo } = useShown(ask)
  return {
    shown,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      hold()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
    onBlur: letGo,
    // A long touch opens a menu, and lets go of what is held.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isHoldKey(event)) return
      event.preventDefault()
      if (!event.repeat) hold()
    },
    onKeyUp: (event: KeyboardEvent) => isHoldKey(event) && letGo(),
    // Such a program presses without a pointer or a key: it is read once, and goes by itself.
    onClick: ({ detail }: MouseEvent) => detail === 0 && (shown === null ? hold() : letGo()),
  }
}
