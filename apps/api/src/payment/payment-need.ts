import type { Queries } from '../platform/db/db.ts'
import { type Hold, holdsOfOrder } from './holds/hold.store.ts'
import { operationsOf } from './provider/operation.store.ts'
import { isPaidAgain, type Need, needsOf } from './payment-need.rules.ts'

/** What a delivery lacks, and what of it another card is being asked for. */
export type Lack = { subOrderId: number; needs: Need[]; underWay: Hold[] }

/** The deliveries of an order that somebody has to pay for. `openIds`: those of which goods are still to leave. */
export const lacksOf = async (
  db: Queries,
  orderId: number,
  openIds: ReadonlySet<number>,
): Promise<Lack[]> => {
  const holds = await holdsOfOrder(db, orderId)
  const ids = holds.map(({ id }) => id)
  const open = (await operationsOf(db, ids)).filter(({ state }) => state === 'asked')
  return [...new Set(holds.map(({ subOrderId }) => subOrderId))]
    .map((subOrderId): Lack => {
      const own = holds.filter((hold) => hold.subOrderId === subOrderId)
      const needs = needsOf({ holds: own, open, isOpen: openIds.has(subOrderId) })
      return { subOrderId, needs, underWay: own.filter(isPaidAgain) }
    })
    .filter(({ needs, underWay }) => needs.length > 0 || underWay.length > 0)
}

export const lackedCents = ({ needs, underWay }: Lack): number =>
  [...needs, ...underWay].reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What another card was asked for: not answered yet, or refused and still lacked. */
export const triedHoldsOf = (lacks: readonly Lack[]): Hold[] =>
  lacks.flatMap(({ needs, underWay }) => [
    ...needs
      .map(({ hold }) => hold)
      .filter((hold) => hold.isAttended && hold.replacesId !== null && hold.state === 'declined'),
    ...underWay,
  ])
