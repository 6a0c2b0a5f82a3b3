import type { Hold } from './holds/hold.store.ts'
import type { Operation } from './provider/operation.store.ts'

/** An amount that no bank holds, and the hold that it was to be charged of. */
export type Need = { hold: Hold; amountCents: number }

export type DeliveryFunds = {
  /** Of one delivery, in the order in which they were asked for. */
  holds: readonly Hold[]
  /** What was decided and is not done yet. */
  open: readonly Operation[]
  /** Whether goods of it are still to leave. */
  isOpen: boolean
}

const isDead = ({ state }: Hold): boolean => state === 'declined' || state === 'voided'

/** Each charge that waits for money, then the rest, so that a refused rest is newer than what was paid before it. */
export const needsOf = ({ holds, open, isOpen }: DeliveryFunds): Need[] => {
  const waiting = holds
    .filter(isDead)
    .flatMap((hold) =>
      open
        .filter(({ kind, holdId }) => kind === 'capture' && holdId === hold.id)
        .map(({ amountCents }): Need => ({ hold, amountCents: amountCents ?? 0 })),
    )
  const lost = holds.findLast((hold) => hold.paymentNeededAt !== null && isDead(hold))
  if (!isOpen || !lost || waiting.some(({ hold }) => hold === lost)) return waiting
  const isCovered = holds.some((hold) => hold.id > lost.id && !isDead(hold))
  return isCovered ? waiting : [...waiting, { hold: lost, amountCents: lost.amountCents }]
}

/** Asked for with another card, and not answered yet. */
export const isPaidAgain = ({ isAttended, replacesId, state }: Hold): boolean =>
  isAttended && replacesId !== null && (state === 'asked' || state === 'confirming')
