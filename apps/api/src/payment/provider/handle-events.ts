import { type Hold, holdById, holdByIntent, holdByPublicId, isAnythingAsked } from '../holds/hold.store.ts'
import type { Intent } from './intents.ts'
import { operationByPublicId } from './operation.store.ts'
import { leaseMs, type PaymentDeps, pauseMs, providerOf } from '../payment-deps.ts'
import {
  addEvent,
  claimEvent,
  finishEvent,
  latestEventAt,
  postponeEvent,
  type WaitingEvent,
} from './provider-event.store.ts'
import { settleDispute } from '../disputes/settle-dispute.ts'
import { settleHold } from '../holds/settle-hold.ts'
import { settleRefund } from '../holds/settle-refund.ts'

const mostAtOnce = 500

/** Reads what came in, one after the other, until nothing waits. Returns how many were read. */
export const handleEvents = async (deps: PaymentDeps): Promise<number> => {
  let handled = 0
  while (handled < mostAtOnce && (await handleNext(deps))) handled += 1
  return handled
}

const handleNext = async (deps: PaymentDeps): Promise<boolean> => {
  const now = deps.now()
  const event = await claimEvent(deps.db, { now, until: new Date(now.getTime() + leaseMs) })
  if (!event) return false
  try {
    await handle(deps, event)
  } catch (error) {
    deps.onProviderError(error)
    await postponeEvent(deps.db, event.id, {
      until: new Date(now.getTime() + pauseMs(event.attempts)),
      lastError: error instanceof Error ? error.message : String(error),
    })
  }
  return true
}

/** An event says that something happened, never what is: that is asked of the provider, and so their order is no matter. */
const handle = async (deps: PaymentDeps, event: WaitingEvent): Promise<void> => {
  if (isOfRefund(event)) return handleRefund(deps, event)
  if (isOfDispute(event)) return handleDispute(deps, event)
  if (isOfPayee(event)) return tellOfPayee(deps, event)
  if (isOfSubscription(event)) return tellOfSubscription(deps, event)
  const { intentId } = event
  if (!event.type.startsWith('payment_intent.') || intentId === null) return finish(deps, event)
  const intent = await providerOf(deps).intents.findHold(intentId)
  const hold = intent && ((await holdByIntent(deps.db, intentId)) ?? (await holdNamedBy(deps, intent)))
  if (!hold) return tellOfCharge(deps, event, intentId)
  await deps.db.transaction(async (tx) => {
    await settleHold(tx, deps, { hold, answer: { kind: 'intent', intent } })
    await finishEvent(tx, event.id, deps.now())
  })
}

const finish = async ({ db, now }: PaymentDeps, { id }: WaitingEvent) => {
  await finishEvent(db, id, now())
}

/** The event was faster than the answer that names the intent, or the answer was lost. */
const holdNamedBy = async ({ db }: PaymentDeps, { holdId }: Intent): Promise<Hold | null> =>
  holdId === null ? null : holdByPublicId(db, holdId)

const isOfRefund = ({ objectId, type }: WaitingEvent) =>
  type.startsWith('refund.') && objectId.startsWith('re_')

/** Of somebody whom we pay: who listens asks the provider what is. */
const isOfPayee = ({ type }: WaitingEvent) => type === 'account.updated' || type.startsWith('payout.')

/** Of no hold: charged at once by somebody who listens, or none of ours. */
const tellOfCharge = (deps: PaymentDeps, { id }: WaitingEvent, intentId: string) =>
  deps.db.transaction(async (tx) => {
    await deps.tell(tx, 'charge.changed', { intentId, at: deps.now() })
    await finishEvent(tx, id, deps.now())
  })

const tellOfPayee = (deps: PaymentDeps, { id, objectId }: WaitingEvent) =>
  deps.db.transaction(async (tx) => {
    await deps.tell(tx, 'payee.changed', { objectId, at: deps.now() })
    await finishEvent(tx, id, deps.now())
  })

const isOfSubscription = ({ objectId }: WaitingEvent) => objectId.startsWith('sub_')

const tellOfSubscription = (deps: PaymentDeps, { id, objectId }: WaitingEvent) =>
  deps.db.transaction(async (tx) => {
    await deps.tell(tx, 'subscription.changed', { subscriptionId: objectId, at: deps.now() })
    await finishEvent(tx, id, deps.now())
  })

const isOfDispute = ({ type }: WaitingEvent) => type.startsWith('charge.dispute.')

/** Of a payment that is held first; what is sold at once is no payment of an order. */
const handleDispute = async (deps: PaymentDeps, event: WaitingEvent): Promise<void> => {
  const told = await providerOf(deps).disputes.findDispute(event.objectId)
  const hold = told?.intentId ? await holdByIntent(deps.db, told.intentId) : null
  if (!told || !hold) return finish(deps, event)
  await deps.db.transaction(async (tx) => {
    await settleDispute(tx, deps, { hold, told })
    await finishEvent(tx, event.id, deps.now())
  })
}

const handleRefund = async (deps: PaymentDeps, event: WaitingEvent): Promise<void> => {
  const answer = await providerOf(deps).intents.findRefund(event.objectId)
  const operation = answer?.operationId ? await operationByPublicId(deps.db, answer.operationId) : null
  const hold = operation && (await holdById(deps.db, operation.holdId))
  if (!answer || !operation || !hold) return finish(deps, event)
  await deps.db.transaction(async (tx) => {
    await settleRefund(tx, deps, { hold, operation, answer })
    await finishEvent(tx, event.id, deps.now())
  })
}

const overlapMs = 10 * 60_000
const longestMs = 24 * 3_600_000

/** Events that never arrived, because nobody listened: the provider remembers them. Returns how many were new. */
export const fetchEvents = async (deps: PaymentDeps): Promise<number> => {
  // Where no money was ever asked for, nothing is told of it: a new shop starts without the provider.
  if (!(await isAnythingAsked(deps.db))) return 0
  const now = deps.now()
  const latest = await latestEventAt(deps.db)
  const since = latest ? latest.getTime() - overlapMs : now.getTime() - longestMs
  const events = await providerOf(deps).intents.listEvents({ createdSince: new Date(since) })
  let added = 0
  for (const event of events.toReversed()) if (await addEvent(deps.db, event, now)) added += 1
  return added
}
