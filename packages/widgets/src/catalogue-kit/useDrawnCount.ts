import { useEffect, useState } from 'react'
import { turn } from '../ui/turn.ts'

/** Cards of a list: more than a phone or a desk shows at once, and whole rows of two and of five. */
const cardsPerTurn = 10

/**
 * How many of `count` to draw by now: the first at once, the others in tasks of their own, between which a slow phone
 * answers a touch.
 */
export const useDrawnCount = (count: number, isAtOnce: boolean, perTurn = cardsPerTurn) => {
  const [drawn, setDrawn] = useState(isAtOnce ? count : perTurn)
  useEffect(() => {
    if (drawn < count) void turn().then(() => setDrawn(drawn + perTurn))
  }, [drawn, count, perTurn])
  return drawn
}
