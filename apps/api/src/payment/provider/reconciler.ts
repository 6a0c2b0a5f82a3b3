import { fetchEvents, handleEvents } from './handle-events.ts'
import { runOperations } from '../holds/holds.ts'
import { holdsConfirmingSince } from '../holds/hold.store.ts'
import { type PaymentParts, providerOf } from '../payment-parts.ts'
import { renewHolds } from '../holds/renew-holds.ts'
import { settleHold } from '../holds/settle-hold.ts'

/** What the provider would have told by then, had it reached us. */
const askedAfterMs = 2 * 60_000
const mostConfirming = 50

/** The name that `reconcile` is scheduled under. */
export const settleJob = 'payment.settle'

/** Finishes whatever a crash, a lost answer or a lost event left half done. Doing it twice does nothing twice. */
export const reconcile = async (parts: PaymentParts): Promise<void> => {
  await handleEvents(parts)
  await renewHolds(parts)
  await runOperations(parts)
}

/** What is not told by any event that reached us. */
export const catchUp = async (parts: PaymentParts): Promise<void> => {
  await fetchEvents(parts)
  const before = new Date(parts.now().getTime() - askedAfterMs)
  for (const hold of await holdsConfirmingSince(parts.db, before, mostConfirming)) {
    if (hold.intentId === null) continue
    const intent = await providerOf(parts).intents.readHold(hold.intentId)
    if (intent.status === 'requires_action') continue
    await parts.db.transaction((tx) => settleHold(tx, parts, { hold, answer: { kind: 'intent', intent } }))
  }
}
