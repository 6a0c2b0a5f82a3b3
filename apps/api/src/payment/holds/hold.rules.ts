import type { Hold } from './hold.store.ts'

/** Which hold it takes over from: not one that was refused itself, but the one that stands behind that. */
export const takenOverFrom = (hold: Hold, holds: readonly Hold[]): Hold | null => {
  const replaced = holds.find(({ id }) => id === hold.replacesId) ?? null
  const neverWas = replaced?.state === 'declined' || (replaced?.state === 'voided' && !replaced.heldAt)
  return replaced && neverWas ? takenOverFrom(replaced, holds) : replaced
}
