import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a row shows all that is in it, so that there is nothing to turn to. */
export const useFits = (row: RefObject<HTMLElement | null>, items: number): boolean => {
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const list = row.current
    if (!list) return undefined
    // Tells of the row at once, too, but after the browser's own layout: to ask before would have it lay out twice.
    const observer = new ResizeObserver(() => setFits(list.scrollWidth <= list.clientWidth))
    observer.observe(list)
    return () => observer.disconnect()
  }, [row, items])
  return fits
}
