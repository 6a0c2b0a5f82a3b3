import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a row shows all that is in it, so that there is nothing to turn to. */
export const useFits = (row: RefObject<HTMLElement | null>, items: number): boolean => {
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const list = row.current
    if (!list) return undefined
    const look = () => setFits(list.scrollWidth <= list.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(list)
    return () => observer.disconnect()
  }, [row, items])
  return fits
}
