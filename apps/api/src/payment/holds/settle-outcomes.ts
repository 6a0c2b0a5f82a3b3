import { dayMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { voidHold } from './ask-holds.ts'
import { declineSentence } from '../cards/decline-sentence.ts'
import { takenOverFrom } from './hold.rules.ts'
import { postHeld, postReleased } from './hold-ledger.ts'
import { partIdOf, payableOf } from './payable.ts'
import { type Hold, saveDeclined, saveHeld, saveHoldState, savePaymentNeeded } from './hold.store.ts'
import {
  finishOperation,
  moveOperations,
  type Operation,
  type OperationKind,
  operationsOf,
} from '../provider/operation.store.ts'
import { tellSettled } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Settling } from './settle-hold.ts'

/** Authorisations expire at the bank when nothing is captured by then. */
const lifeMs = 7 * dayMs

const isWaited = ({ state }: Hold) => state === 'asked' || state === 'confirming'
const isOfAttempt = (hold: Hold, holds: Hold[]) =>
  hold.replacesId === null && hold.attempt === Math.max(...holds.map(({ attempt }) => attempt))

const openOf = async (tx: Queries, hold: Hold, ...kinds: OperationKind[]): Promise<Operation[]> =>
  (await operationsOf(tx, [hold.id])).filter(({ state, kind }) => state === 'asked' && kinds.includes(kind))

const finishAll = async (
  tx: Queries,
  operations: Operation[],
  finished: { state: 'done' | 'refused'; at: Date; lastError?: string },
) => {
  for (const { id } of operations) await finishOperation(tx, id, finished)
}

export const settleConfirming = async (
  tx: Queries,
  deps: PaymentDeps,
  { hold, holds }: Settling,
): Promise<void> => {
  if (hold.state !== 'asked') return
  await saveHoldState(tx, hold.id, 'confirming')
  await finishAll(tx, await openOf(tx, hold, 'authorise'), { state: 'done', at: deps.now() })
  if (isOfAttempt(hold, holds)) await tellSettled(tx, deps, { ...payableOf(hold), outcome: 'confirming' })
}

export const settleHeld = async (
  tx: Queries,
  deps: PaymentDeps,
  { hold, holds }: Settling,
): Promise<void> => {
  if (!isWaited(hold)) return
  const at = deps.now()
  await saveHeld(tx, hold.id, { at, expiresAt: new Date(at.getTime() + lifeMs) })
  await finishAll(tx, await openOf(tx, hold, 'authorise'), { state: 'done', at })
  await postHeld(tx, { hold, holds, at })
  const replaced = takenOverFrom(hold, holds)
  const { orderId, replacesId } = hold
  if (replacesId !== null && orderId !== null) {
    await tellFound(tx, { orderId, holdId: hold.id, at })
    await tellSettled(tx, deps, { orderId, outcome: 'replaced', partId: partIdOf(hold) })
  }
  // A capture releases the rest of its hold.
  if (replaced?.state === 'held') return voidHold(tx, deps, { hold: replaced, reason: 'taken over' })
  if (!isOfAttempt(hold, holds)) return
  if ((await openOf(tx, hold, 'void')).length > 0) return
  const others = holds.filter((one) => one.id !== hold.id && isOfAttempt(one, holds))
  if (!others.every(({ state }) => state === 'held')) return
  if (await tellSettled(tx, deps, { ...payableOf(hold), outcome: 'held' })) return
  for (const one of [{ ...hold, state: 'held' as const }, ...others])
    await voidHold(tx, deps, { hold: one, reason: 'nobody wants it any more' })
}

type Found = { orderId: number; holdId: number; at: Date }

/** What was missing of an order may be there again. */
const tellFound = (tx: Queries, { orderId, holdId, at }: Found): Promise<void> =>
  emit(tx, {
    kind: 'payment_found',
    cause: `hold ${holdId} replaces another`,
    payload: { orderId },
    at,
  })

/** `isOpen`: the provider would still take another card for it, and must not. */
export const settleDeclined = async (
  tx: Queries,
  deps: PaymentDeps,
  { hold, holds, code, isOpen }: Settling & { code: string; isOpen: boolean },
): Promise<void> => {
  if (!isWaited(hold)) return
  const at = deps.now()
  await saveDeclined(tx, hold.id, code)
  await finishAll(tx, await openOf(tx, hold, 'authorise'), { state: 'refused', at, lastError: code })
  if (isOpen) await voidHold(tx, deps, { hold: { ...hold, state: 'declined' }, reason: 'declined' })
  if (hold.replacesId !== null) return settleRefusedReplacement(tx, deps, { hold, holds })
  if (!isOfAttempt(hold, holds)) return
  await failAttempt(tx, deps, { hold, holds, message: declineSentence(code) })
}

const failAttempt = async (
  tx: Queries,
  deps: PaymentDeps,
  { hold, holds, message }: Settling & { message: string },
) => {
  for (const other of holds)
    if (other.id !== hold.id && isOfAttempt(other, holds) && (isWaited(other) || other.state === 'held'))
      await voidHold(tx, deps, { hold: other, reason: 'another part was declined' })
  await tellSettled(tx, deps, { ...payableOf(hold), outcome: 'declined', message })
}

/** The bank does not set it aside anew. What was to be captured of it is captured of the old one, while that stands. */
const settleRefusedReplacement = async (tx: Queries, deps: PaymentDeps, { hold, holds }: Settling) => {
  const old = takenOverFrom(hold, holds)
  const stays = old?.state === 'held' && (await openOf(tx, old, 'capture')).length === 0
  if (old && stays) await moveOperations(tx, hold.id, old.id)
  // A hold of more than is left to pay is no error.
  const isCovered = stays && hold.amountCents < old.amountCents
  if (!isCovered) await needPayment(tx, deps, hold)
}

export const settleVoided = async (
  tx: Queries,
  deps: PaymentDeps,
  { hold, holds }: Settling,
): Promise<void> => {
  const at = deps.now()
  const asked = await openOf(tx, hold, 'void')
  await finishAll(tx, asked, { state: 'done', at })
  if (!isWaited(hold) && hold.state !== 'held') return
  await saveHoldState(tx, hold.id, 'voided')
  const lost = await openOf(tx, hold, 'authorise', 'capture')
  await finishAll(tx, lost, { state: 'refused', at, lastError: 'the hold was voided' })
  if (hold.state === 'held') await postReleased(tx, { hold, holds, amountCents: hold.amountCents, at })
  if (asked.length > 0) return
  await settleLost(tx, deps, { hold, holds })
}

/** A hold that we did not void: it expired, or the bank withdrew it. */
const settleLost = async (tx: Queries, deps: PaymentDeps, { hold, holds }: Settling) => {
  const others = holds.filter((one) => one.id !== hold.id && isOfAttempt(one, holds))
  const wasPlaced = hold.state === 'held' && others.every(({ heldAt }) => heldAt !== null)
  if (isOfAttempt(hold, holds) && !wasPlaced)
    return failAttempt(tx, deps, { hold, holds, message: declineSentence('hold_lost') })
  const standsIn = holds.some(
    (one) =>
      takenOverFrom(one, holds)?.id === hold.id &&
      ['asked', 'confirming', 'held', 'captured'].includes(one.state),
  )
  if (!standsIn) await needPayment(tx, deps, hold)
}

const needPayment = async (tx: Queries, deps: PaymentDeps, hold: Hold) => {
  const { id, isAttended, replacesId } = hold
  await savePaymentNeeded(tx, id, deps.now())
  // Who has just tried another card sees that it was refused.
  if (isAttended && replacesId !== null && hold.heldAt === null) return
  await tellSettled(tx, deps, {
    ...payableOf(hold),
    outcome: 'payment-needed',
    partId: partIdOf(hold),
    holdId: id,
  })
}
