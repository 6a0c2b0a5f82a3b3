import type { Queries } from '../platform/db/db.ts'
import { type Hold, holdsOf } from './holds/hold.store.ts'
import { type Payable, partIdOf } from './holds/payable.ts'
import { operationsOf } from './provider/operation.store.ts'
import { isPaidAgain, type Need, needsOf } from './payment-need.rules.ts'

/** What of a part no bank holds, and the holds that another card is being asked for. */
export type MissingPayment = { partId: number; needs: Need[]; underWay: Hold[] }

/** The parts that somebody has to pay for. `openIds`: those of which something is still to be charged. */
export const missingPaymentsOf = async (
  db: Queries,
  payable: Payable,
  openIds: ReadonlySet<number>,
): Promise<MissingPayment[]> => {
  const holds = await holdsOf(db, payable)
  const ids = holds.map(({ id }) => id)
  const open = (await operationsOf(db, ids)).filter(({ state }) => state === 'asked')
  return [...new Set(holds.map(partIdOf))]
    .map((partId): MissingPayment => {
      const own = holds.filter((hold) => partIdOf(hold) === partId)
      const needs = needsOf({ holds: own, open, isOpen: openIds.has(partId) })
      return { partId, needs, underWay: own.filter(isPaidAgain) }
    })
    .filter(({ needs, underWay }) => needs.length > 0 || underWay.length > 0)
}

export const missingCents = ({ needs, underWay }: MissingPayment): number =>
  [...needs, ...underWay].reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Holds asked of another card: not answered yet, or refused and still missing. */
export const triedHoldsOf = (missing: readonly MissingPayment[]): Hold[] =>
  missing.flatMap(({ needs, underWay }) => [
    ...needs
      .map(({ hold }) => hold)
      .filter((hold) => hold.isAttended && hold.replacesId !== null && hold.state === 'declined'),
    ...underWay,
  ])
