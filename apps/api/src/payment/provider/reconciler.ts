import { fetchEvents, handleEvents } from './handle-events.ts'
import { runOperations } from '../holds/holds.ts'
import { holdsConfirmingSince } from '../holds/hold.store.ts'
import { type PaymentDeps, providerOf } from '../payment-deps.ts'
import { renewHolds } from '../holds/renew-holds.ts'
import { settleHold } from '../holds/settle-hold.ts'

/** What the provider would have told by then, had it reached us. */
const askedAfterMs = 2 * 60_000
const mostConfirming = 50

/** The name that `reconcile` is scheduled under. */
export const settleJob = 'payment.settle'

/** Finishes whatever a crash, a lost answer or a lost event left half done. Doing it twice does nothing twice. */
export const reconcile = async (deps: PaymentDeps): Promise<void> => {
  await handleEvents(deps)
  await renewHolds(deps)
  await runOperations(deps)
}

/** What is not told by any event that reached us. */
export const catchUp = async (deps: PaymentDeps): Promise<void> => {
  await fetchEvents(deps)
  const before = new Date(deps.now().getTime() - askedAfterMs)
  for (const hold of await holdsConfirmingSince(deps.db, before, mostConfirming)) {
    if (hold.intentId === null) continue
    const intent = await providerOf(deps).intents.readHold(hold.intentId)
    if (intent.status === 'requires_action') continue
    await deps.db.transaction((tx) => settleHold(tx, deps, { hold, answer: { kind: 'intent', intent } }))
  }
}
