import { useEffect, useRef, useState } from 'react'

const restMs = 400

type Limits = { min: number; step: number; top: number }
type Draft = Limits & { value: number; onChange: (quantity: number) => void }

/** A quantity while it is typed or stepped: its owner hears of it once, and as one that is sold. */
export const useQuantityDraft = ({ value, onChange, ...limits }: Draft) => {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const shown = draft === null ? value : Number(draft)
  const settle = (text: string | null) => {
    clearTimeout(timer.current)
    if (text === null) return
    setDraft(null)
    const quantity = nearest(Number(text), limits)
    if (quantity !== value) onChange(quantity)
  }
  const move = (steps: number) => {
    const text = String(nearest(shown + steps * limits.step, limits))
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(text), restMs)
  }
  return {
    shown,
    text: draft ?? String(value),
    type: (typed: string) => setDraft(typed.replace(/\D/g, '')),
    settle: () => settle(draft),
    move,
  }
}

/** Up to the next step that is sold, within what can be had. */
const nearest = (quantity: number, { min, step, top }: Limits) => {
  const stepped = Math.ceil(Math.max(quantity, min) / step) * step
  return stepped > top ? Math.max(Math.floor(top / step) * step, min) : stepped
}
