import { type KeyboardEvent, useRef, useState } from 'react'

/** Which picture of a sideways strip is in sight, be it swiped, keyed or asked for. */
export function useStrip(last: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), last)
    setShown(next)
    const element = strip.current
    const direction = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element?.scrollTo({ left: next * element.clientWidth * direction })
  }
  const follow = () => {
    const element = strip.current
    if (element) setShown(Math.round(Math.abs(element.scrollLeft) / element.clientWidth))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step)
  }
  return { strip, shown, show, follow, press }
}
