import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react'

export type Track = {
  isAtStart: boolean
  isAtEnd: boolean
  move(direction: 1 | -1): void
  press(event: KeyboardEvent): void
}

/** Where a row that scrolls sideways stands, and what moves it by what is seen of it. */
export const useTrack = (row: RefObject<HTMLElement | null>, content: unknown): Track => {
  const ends = useEnds(row, content)
  const move = useCallback(
    (direction: 1 | -1) => {
      if (row.current) scrollOn(row.current, direction)
    },
    [row],
  )
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (step === null || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    move(isRightToLeft(row.current) ? opposite(step) : step)
  }
  return { ...ends, move, press }
}

const useEnds = (row: RefObject<HTMLElement | null>, content: unknown) => {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const isAtStart = Math.abs(scrollLeft) < 2
      const isAtEnd = Math.abs(scrollLeft) + clientWidth > scrollWidth - 2
      setEnds((last) =>
        last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd },
      )
    }
    // Tells of the first size, too, and after the browser has laid out the page by itself.
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row, content])
  return ends
}

const scrollOn = (element: HTMLElement, direction: 1 | -1): void => {
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'reduced'
  element.scrollBy({
    left: (isRightToLeft(element) ? -1 : 1) * direction * element.clientWidth,
    behavior: isStill ? 'instant' : 'smooth',
  })
}

const isRightToLeft = (element: HTMLElement | null) =>
  element !== null && getComputedStyle(element).direction === 'rtl'

const opposite = (step: 1 | -1) => (step === 1 ? -1 : 1)
