import { useEffect, useState } from 'react'
import { turn } from '../ui/turn.ts'

/** What a phone shows at once, and the first row of a desk. */
const cardsPerTurn = 4

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
