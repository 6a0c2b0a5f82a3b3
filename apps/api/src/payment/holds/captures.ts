import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { disputedOf } from '../disputes/dispute.store.ts'
import { askReplacement, voidHold } from './ask-holds.ts'
import { clearPaymentNeeded, type Hold, lockHoldsOfPart } from './hold.store.ts'
import type { PayablePart } from './payable.ts'
import { addOperation, type MoneyPart, type Operation, operationsOf } from '../provider/operation.store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { type Room, refundShares, sumOf } from './refund-shares.rules.ts'

type Clock = Pick<PaymentDeps, 'now'>

/** What a part is paid from: the newest of its holds that stands or is on its way. */
const currentOf = (holds: Hold[], open: Operation[]): Hold | null => {
  const isSpent = ({ id }: Hold) => open.some(({ holdId, kind }) => holdId === id && kind !== 'authorise')
  return (
    holds.findLast(
      (hold) =>
        (hold.state === 'held' || (hold.state === 'asked' && hold.replacesId !== null)) && !isSpent(hold),
    ) ?? null
  )
}

const lockPart = async (tx: Queries, part: PayablePart) => {
  const holds = await lockHoldsOfPart(tx, part)
  const operations = await operationsOf(
    tx,
    holds.map(({ id }) => id),
  )
  const open = operations.filter(({ state }) => state === 'asked')
  return { holds, open, current: currentOf(holds, open) }
}

type Capture = PayablePart & {
  /** What is charged, and whose it is. */
  parts: readonly MoneyPart[]
  /** Whether nothing of it is left to be charged. */
  isLast: boolean
}

/**
 * Decides that some of a delivery, or a milestone, is charged, in the transaction of what caused it; `runOperations` asks for it after
 * the commit. One capture releases the rest of its hold: where more is to come, the rest is asked for anew before.
 */
export const captureUnits = async (
  tx: Queries,
  clock: Clock,
  { parts, isLast, ...part }: Capture,
): Promise<void> => {
  const { current, holds, open } = await lockPart(tx, part)
  const amountCents = sumOf(parts)
  if (!current) return refuse(409, 'payment_needed', captureMessages.nothingHeld)
  if (amountCents > current.amountCents) refuse(409, 'capture_too_much', captureMessages.tooMuch)
  const restCents = current.amountCents - amountCents
  if (!isLast && restCents > 0)
    await askReplacement(tx, clock, { hold: current, amountCents: restCents, reason: 'the rest' })
  await addOperation(tx, {
    publicId: newPublicId(),
    holdId: current.id,
    kind: 'capture',
    amountCents,
    parts,
    askedAt: clock.now(),
  })
  // Another card that its bank still asks about would hold more than is left to pay.
  for (const hold of holds)
    if (hold.state === 'confirming' && !open.some(({ holdId }) => holdId === hold.id))
      await voidHold(tx, clock, { hold, reason: 'charged meanwhile' })
}

const captureMessages = {
  nothingHeld: 'Payment needed: nothing is held for this delivery.',
  tooMuch: 'More would be charged than is held for this delivery.',
  disputed:
    'The client’s bank has taken this payment back, or may: nothing can be given back beside it. Please see Disputes.',
  lostBesides:
    'The client’s bank has given some of this delivery back already: less is left of it than would be given back.',
  refundTooMuch: 'More would be given back than was charged for this delivery.',
}

/**
 * Releases what is not charged any more: of all, or of all but `keepCents`. A hold can not be made smaller, so that a
 * smaller one takes over from it; should the bank refuse that, the old one stays until it is captured.
 */
export const releaseRest = async (
  tx: Queries,
  clock: Clock,
  { keepCents, ...part }: PayablePart & { keepCents: number },
): Promise<void> => {
  const { holds, current } = await lockPart(tx, part)
  if (keepCents === 0) {
    for (const hold of holds)
      if (hold.state === 'asked' || hold.state === 'confirming' || hold.state === 'held')
        await voidHold(tx, clock, { hold, reason: 'not charged' })
    return
  }
  if (!current || keepCents >= current.amountCents) return
  await askReplacement(tx, clock, { hold: current, amountCents: keepCents, reason: 'less is charged' })
}

/**
 * Has more held for a part, where less than `amountCents` is: a larger hold takes over, and the old one stays until it
 * is there. False where nothing is held that it could take over from.
 */
export const raiseHold = async (
  tx: Queries,
  clock: Clock,
  { amountCents, ...part }: PayablePart & { amountCents: number },
): Promise<boolean> => {
  const { current } = await lockPart(tx, part)
  if (!current) return false
  if (current.amountCents < amountCents)
    await askReplacement(tx, clock, { hold: current, amountCents, reason: 'more is charged' })
  return true
}

/** What a bank holds for a part, to be charged of it. What is asked for and not answered yet does not count. */
export const heldOf = async (tx: Queries, part: PayablePart): Promise<number> => {
  const { holds, open } = await lockPart(tx, part)
  return (
    currentOf(
      holds.filter(({ state }) => state === 'held'),
      open,
    )?.amountCents ?? 0
  )
}

/** A bank is asked for a part at this moment, or asks its customer. */
export const isHoldAsked = async (tx: Queries, part: PayablePart): Promise<boolean> =>
  (await lockHoldsOfPart(tx, part)).some(({ state }) => state === 'asked' || state === 'confirming')

/** Nothing of a part is missing any more: what is held for it is enough. */
export const forgetNeed = async (tx: Queries, part: PayablePart): Promise<void> => {
  for (const { id, paymentNeededAt } of await lockHoldsOfPart(tx, part))
    if (paymentNeededAt !== null) await clearPaymentNeeded(tx, id)
}

/** Decides that some of what was charged for a delivery is given back; never more than is left of it. */
export const refundUnits = async (
  tx: Queries,
  clock: Clock,
  { parts, ...part }: PayablePart & { parts: readonly MoneyPart[] },
): Promise<void> => {
  const { rooms, lostCents, isWaiting } = await roomsOf(tx, part)
  if (isWaiting) refuse(409, 'disputed', captureMessages.disputed)
  const shares =
    refundShares(parts, rooms) ??
    refuse(
      409,
      'refund_too_much',
      lostCents > 0 ? captureMessages.lostBesides : captureMessages.refundTooMuch,
    )
  for (const { holdId, amountCents, parts: own } of shares)
    await addOperation(tx, {
      publicId: newPublicId(),
      holdId,
      kind: 'refund',
      amountCents,
      parts: own,
      askedAt: clock.now(),
    })
}

/** Whether all that was charged of a part went back by its bank, so that nothing is left to be given back. */
export const isGivenBackByBank = async (tx: Queries, part: PayablePart): Promise<boolean> => {
  const { rooms, lostCents, isWaiting } = await roomsOf(tx, part)
  return !isWaiting && lostCents > 0 && rooms.every(({ leftCents }) => leftCents <= 0)
}

/** What is left of each charge: less what was given back or is to be, and what a bank took back. */
const roomsOf = async (tx: Queries, part: PayablePart) => {
  const { holds, open } = await lockPart(tx, part)
  const { isWaiting, lostOf } = await disputedOf(
    tx,
    holds.map(({ id }) => id),
  )
  const askedOf = (hold: Hold) =>
    open
      .filter(({ kind, holdId }) => kind === 'refund' && holdId === hold.id)
      .reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)
  const rooms = holds.map(
    (hold): Room => ({
      holdId: hold.id,
      leftCents: hold.capturedCents - hold.refundedCents - askedOf(hold) - (lostOf.get(hold.id) ?? 0),
    }),
  )
  const lostCents = [...lostOf.values()].reduce((sum, cents) => sum + cents, 0)
  return { rooms, lostCents, isWaiting }
}
