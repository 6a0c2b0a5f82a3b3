import type { Queries } from '../platform/db/db.ts'
import { saveMovement } from './ledger.store.ts'

/** What a movement is to people. Taking a hold over from a dying one is an `adjustment`: nothing was released. */
export type MovementKind = OrderMovementKind | 'payout' | 'credits' | 'premium'
/** Those that an order, a hire or a payment into a balance can have. */
export type OrderMovementKind = 'hold' | 'release' | 'capture' | 'refund' | 'adjustment' | 'dispute'
/** Those between us and one vendor or Pro: neither an order, a hire nor a card causes them. */
type PartyMovementKind = 'adjustment' | 'payout'

/** Accounts that everybody shares, and those of one vendor (vendor.id) or one contractor (showroom.id). */
type Place =
  | { account: 'held' | 'card_hold' | 'cash' | 'platform' | 'tax' | 'shipping' | 'disputed' }
  | { account: 'vendor' | 'contractor'; partyId: number }

export type Entry = Place & { orderItemId?: number | null; amountCents: number }

export type Movement = {
  /** What caused it, once: `operation 17`. */
  cause: string
  at: Date
  entries: readonly Entry[]
} & (
  | ({ kind: OrderMovementKind } & OfDelivery & OfNone<OfMilestone & OfBalance>)
  | ({ kind: OrderMovementKind } & OfMilestone & OfNone<OfDelivery & OfBalance>)
  | ({ kind: OrderMovementKind } & OfBalance & OfNone<OfDelivery & OfMilestone>)
  /** Credits of AI Design, bought or given back; Premium plans. */
  | ({ kind: 'credits' | 'premium' } & OfNone<OfDelivery & OfMilestone & OfBalance>)
  | ({ kind: PartyMovementKind } & OfNone<OfDelivery & OfMilestone & OfBalance>)
)

type OfDelivery = { orderId: number; subOrderId: number }
type OfMilestone = { hireId: number; milestoneId: number }
/** What is paid by card into a balance below zero. */
type OfBalance = { balancePaymentId: number }
type OfNone<Ids> = { [Id in keyof Ids]?: null }

/**
 * Writes a movement in the caller's transaction. False: that cause was posted before, and nothing is written. What
 * does not sum to zero is refused here, and once more by the database when the transaction commits.
 */
export const post = async (tx: Queries, movement: Movement): Promise<boolean> => {
  const entries = movement.entries.filter(({ amountCents }) => amountCents !== 0)
  requireBalance(movement.cause, entries)
  return saveMovement(tx, { ...movement, entries })
}

const requireBalance = (cause: string, entries: readonly Entry[]) => {
  if (entries.length === 0) throw new RangeError(`The movement of ${cause} moves nothing.`)
  if (!entries.every(({ amountCents }) => Number.isSafeInteger(amountCents)))
    throw new RangeError(`The movement of ${cause} is not in whole cents.`)
  const rest = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (rest !== 0) throw new RangeError(`The movement of ${cause} is off by ${rest} cents.`)
}

/** A bank sets money aside. */
export const holdEntries = (amountCents: number): Entry[] => [
  { account: 'held', amountCents },
  { account: 'card_hold', amountCents: -amountCents },
]

/** A bank releases it. */
export const releaseEntries = (amountCents: number): Entry[] => holdEntries(-amountCents)
