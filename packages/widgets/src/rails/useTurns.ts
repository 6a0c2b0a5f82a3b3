import { useEffect, useState } from 'react'

/** More than a phone or a desk shows at once, and whole rows of two and of five. */
const cardsPerTurn = 10

/**
 * How many of `count` cards to draw by now: the first at once, the others in tasks of their own, between which a slow
 * phone answers a touch.
 */
export const useTurns = (count: number, isAtOnce: boolean) => {
  const [drawn, setDrawn] = useState(isAtOnce ? count : cardsPerTurn)
  useEffect(() => {
    if (drawn < count) setDrawn(drawn + cardsPerTurn)
  }, [drawn, count])
  return drawn
}
