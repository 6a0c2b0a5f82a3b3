import type { MoneyPart } from '../provider/operation.store.ts'

export type Room = { holdId: number; leftCents: number }
type RefundShare = { holdId: number; amountCents: number; parts: MoneyPart[] }

export const sumOf = (parts: readonly MoneyPart[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/**
 * Which charge gives back what: the earlier one first, as much as is left of it. A part that passes from one to the next
 * is cut in two, so that the shares sum to the parts. What is kept back, a part below zero, goes with the first of them.
 * Null: more is asked for than was charged.
 */
export const refundShares = (parts: readonly MoneyPart[], rooms: readonly Room[]): RefundShare[] | null => {
  const waiting = parts.filter(({ amountCents }) => amountCents > 0).map((part) => ({ ...part }))
  let kept = parts.filter(({ amountCents }) => amountCents < 0)
  const shares = rooms.map(({ holdId, leftCents }): RefundShare => {
    const share: RefundShare = { holdId, amountCents: 0, parts: [] }
    if (leftCents > 0) {
      share.parts.push(...kept)
      share.amountCents = sumOf(kept)
      kept = []
    }
    while (share.amountCents < leftCents) {
      const [next] = waiting
      if (!next) break
      const amountCents = Math.min(next.amountCents, leftCents - share.amountCents)
      share.parts.push({ ...next, amountCents })
      share.amountCents += amountCents
      next.amountCents -= amountCents
      if (next.amountCents === 0) waiting.shift()
    }
    return share
  })
  return waiting.length > 0 ? null : shares.filter(({ amountCents }) => amountCents > 0)
}
