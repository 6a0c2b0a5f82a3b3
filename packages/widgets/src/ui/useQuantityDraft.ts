import { type RefObject, useEffect, useRef, useState } from 'react'

const restMs = 400

type Limits = { min: number; step: number; top: number }
type Draft = Limits & {
  value: number
  onChange: (quantity: number) => void
  /** Each change is a call: quick steps are gathered until the hand rests, or goes elsewhere. */
  isGathered: boolean
}

/** A quantity while it is typed or stepped: its owner hears of one that is sold. */
export const useQuantityDraft = ({ value, onChange, isGathered, ...limits }: Draft) => {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const gathered = useRef<(() => void) | null>(null)
  const group = useRef<HTMLDivElement>(null)
  useLeft(group, () => gathered.current?.())

  const shown = draft === null ? value : Number(draft)
  const settle = (text: string | null) => {
    clearTimeout(timer.current)
    gathered.current = null
    if (text === null) return
    setDraft(null)
    const quantity = nearest(Number(text), limits)
    if (quantity !== value) onChange(quantity)
  }
  const move = (steps: number) => {
    const text = String(nearest(shown + steps * limits.step, limits))
    if (!isGathered) return settle(text)
    setDraft(text)
    clearTimeout(timer.current)
    gathered.current = () => settle(text)
    timer.current = setTimeout(gathered.current, restMs)
  }
  return {
    group,
    shown,
    text: draft ?? String(value),
    type: (typed: string) => setDraft(typed.replace(/\D/g, '')),
    settle: () => settle(draft),
    move,
  }
}

/** Pressed is something else, or it is gone. `act` is the first drawing's, and reads what is there by then. */
const useLeft = (group: RefObject<HTMLElement | null>, act: () => void) => {
  const acting = useRef(act)
  useEffect(() => {
    const leave = (event?: Event) => {
      if (!group.current || !event?.composedPath().includes(group.current)) acting.current()
    }
    addEventListener('pointerdown', leave, true)
    return () => {
      removeEventListener('pointerdown', leave, true)
      leave()
    }
  }, [group])
}

/** Up to the next step that is sold, within what can be had. */
const nearest = (quantity: number, { min, step, top }: Limits) => {
  const stepped = Math.ceil(Math.max(quantity, min) / step) * step
  return stepped > top ? Math.max(Math.floor(top / step) * step, min) : stepped
}
