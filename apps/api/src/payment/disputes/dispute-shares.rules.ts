import { split } from '@showroom/contract/shared/money'
import type { MoneyPart, Operation } from '../provider/operation.store.ts'

const keyOf = ({ account, partyId, orderItemId }: MoneyPart) => `${account} ${partyId} ${orderItemId}`

/** Whose the money of a charge is: what it was charged for, less what was given back of it. */
export const partsLeft = (operations: readonly Operation[]): MoneyPart[] => {
  const left = new Map<string, MoneyPart>()
  for (const { kind, state, parts } of operations) {
    if (state !== 'done' || (kind !== 'capture' && kind !== 'refund')) continue
    for (const part of parts) {
      const before = left.get(keyOf(part))?.amountCents ?? 0
      const amountCents = kind === 'capture' ? before + part.amountCents : before - part.amountCents
      left.set(keyOf(part), { ...part, amountCents })
    }
  }
  return [...left.values()].filter(({ amountCents }) => amountCents > 0)
}

/**
 * What everybody gives back of a sale that was lost: as much of each part as of the whole, to the cent. What was lost
 * beyond what is left of the charge is in nobody's part.
 */
export const lossShares = (parts: readonly MoneyPart[], lostCents: number): MoneyPart[] => {
  const whole = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const shares = split(
    Math.min(lostCents, whole),
    parts.map(({ amountCents }) => amountCents),
  )
  return parts.flatMap((part, index) => {
    const amountCents = shares[index] ?? 0
    return amountCents > 0 ? [{ ...part, amountCents }] : []
  })
}
