import { minuteMs } from '@showroom/contract/shared/time'
import Stripe from 'stripe'
import type { Hold } from '../holds/hold.store.ts'
import { holdById } from '../holds/hold.store.ts'
import { finishOperation, nameRefund, type Operation, postponeOperation } from './operation.store.ts'
import { pauseMs, type PaymentDeps, providerOf } from '../payment-deps.ts'
import type { Confirmed, Intent, Refund } from './intents.ts'
import { spendsKey } from './provider-retry.ts'
import { settleHold } from '../holds/settle-hold.ts'
import { settleRefund } from '../holds/settle-refund.ts'

type Running = { hold: Hold; operation: Operation }

/**
 * Asks the provider for what an operation says, outside of any transaction, and saves its answer in one. What fails is
 * unknown, never a no: it is asked again later, under the same key.
 */
export const runOperation = async (deps: PaymentDeps, operation: Operation): Promise<void> => {
  try {
    const hold = await holdById(deps.db, operation.holdId)
    if (hold) await runs[operation.kind](deps, { hold, operation })
  } catch (error) {
    deps.onProviderError(error)
    await postponeOperation(deps.db, operation.id, {
      until: new Date(deps.now().getTime() + pauseMs(operation.attempts)),
      lastError: error instanceof Error ? error.message : String(error),
      isKeySpent: spendsKey(error),
    })
  }
}

const keyOf = ({ publicId, spentKeys }: Operation) =>
  spentKeys === 0 ? publicId : `${publicId}-${spentKeys}`

/** What was asked before may be done: it is looked for before it is asked again. */
const mayBeDone = (deps: PaymentDeps, { attempts }: Operation) =>
  attempts > 1 && providerOf(deps).isIdempotent

const save = (deps: PaymentDeps, hold: Hold, answer: Confirmed) =>
  deps.db.transaction((tx) => settleHold(tx, deps, { hold, answer }))

const saveIntent = (deps: PaymentDeps, hold: Hold, intent: Intent) =>
  save(deps, hold, { kind: 'intent', intent })

const findHold = async (
  deps: PaymentDeps,
  { publicId, customerId, askedAt }: Hold,
): Promise<Intent | null> => {
  const { intents } = providerOf(deps)
  // Their clock may be behind ours.
  const createdSince = new Date(askedAt.getTime() - 5 * minuteMs)
  const found = await intents.listIntents({ createdSince, customerId })
  return found.find(({ holdId }) => holdId === publicId) ?? null
}

const returnUrlOf = (
  deps: PaymentDeps,
  { isAttended, replacesId, hireId, balancePaymentId, payablePublicId }: Hold,
): string | null => {
  if (!isAttended) return null
  if (balancePaymentId !== null) return deps.balanceUrl
  if (hireId !== null) return deps.hireUrlOf(payablePublicId)
  return replacesId === null ? deps.returnUrlOf(payablePublicId) : deps.orderUrlOf(payablePublicId)
}

const authorise = async (deps: PaymentDeps, { hold, operation }: Running): Promise<void> => {
  const found = mayBeDone(deps, operation) ? await findHold(deps, hold) : null
  if (found) return saveIntent(deps, hold, found)
  const { customerId, paymentMethodId, amountCents } = hold
  const request = {
    customerId,
    paymentMethodId,
    amountCents,
    holdId: hold.publicId,
    operationId: operation.publicId,
    payableId: hold.payablePublicId,
    returnUrl: returnUrlOf(deps, hold),
  }
  await save(deps, hold, await providerOf(deps).intents.confirmHold(request, keyOf(operation)))
}

const isOver = ({ status }: Intent) => status === 'succeeded' || status === 'canceled'

/** What it refuses, it refuses for what the hold is by now: that is read, and saved. */
const askOrRead = async (
  deps: PaymentDeps,
  { hold, operation, intentId }: Running & { intentId: string },
  ask: () => Promise<Intent>,
): Promise<void> => {
  const { intents } = providerOf(deps)
  const known = mayBeDone(deps, operation) ? await intents.readHold(intentId) : null
  if (known && isOver(known)) return saveIntent(deps, hold, known)
  try {
    return await saveIntent(deps, hold, await ask())
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const read = await intents.readHold(intentId)
    if (!isOver(read)) throw error
    return saveIntent(deps, hold, read)
  }
}

const capture = async (deps: PaymentDeps, { hold, operation }: Running): Promise<void> => {
  const { intentId } = hold
  const { amountCents } = operation
  if (intentId === null || amountCents === null)
    throw new Error(`The operation ${operation.publicId} captures nothing.`)
  const { intents } = providerOf(deps)
  await askOrRead(deps, { hold, operation, intentId }, () =>
    intents.capture(intentId, amountCents, keyOf(operation)),
  )
}

const voidAuthorisation = async (deps: PaymentDeps, { hold, operation }: Running): Promise<void> => {
  const { intentId } = hold
  // Declined before there was anything to void.
  if (intentId === null)
    return void (await finishOperation(deps.db, operation.id, { state: 'done', at: deps.now() }))
  const { intents } = providerOf(deps)
  await askOrRead(deps, { hold, operation, intentId }, () => intents.cancel(intentId, keyOf(operation)))
}

const findRefund = async (
  deps: PaymentDeps,
  { publicId, providerRef }: Operation,
  intentId: string,
): Promise<Refund | null> => {
  const { intents } = providerOf(deps)
  if (providerRef !== null) return intents.readRefund(providerRef)
  return (await intents.refundsOf(intentId)).find(({ operationId }) => operationId === publicId) ?? null
}

const refund = async (deps: PaymentDeps, { hold, operation }: Running): Promise<void> => {
  const { intentId } = hold
  const { publicId: operationId, amountCents } = operation
  if (intentId === null || amountCents === null)
    throw new Error(`The operation ${operationId} refunds nothing.`)
  const { intents } = providerOf(deps)
  const found = mayBeDone(deps, operation) ? await findRefund(deps, operation, intentId) : null
  const answer = found ?? (await intents.refund({ intentId, amountCents, operationId }, keyOf(operation)))
  await nameRefund(deps.db, operation.id, answer.id)
  await deps.db.transaction((tx) => settleRefund(tx, deps, { hold, operation, answer }))
  // Asked again later, it is read by its name.
  if (answer.status === 'pending') throw new RefundPending(answer.id)
}

/** The bank takes its time. */
class RefundPending extends Error {
  constructor(refundId: string) {
    super(`The refund ${refundId} is on its way.`)
    this.name = 'RefundPending'
  }
}

const runs = { authorise, capture, void: voidAuthorisation, refund }
