import { useEffect, useState } from 'react'

/** More than a phone or a desk shows at once, and whole rows of two and of five. */
const cardsPerChunk = 10

/**
 * How many of `count` cards to draw by now: the first at once, the others in tasks of their own, between which a slow
 * phone answers a touch.
 */
export const useDrawnCount = (count: number, isAtOnce: boolean) => {
  const [drawn, setDrawn] = useState(isAtOnce ? count : cardsPerChunk)
  useEffect(() => {
    if (drawn < count) setDrawn(drawn + cardsPerChunk)
  }, [drawn, count])
  return drawn
}
