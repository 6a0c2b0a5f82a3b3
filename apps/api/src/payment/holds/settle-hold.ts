import type { Queries } from '../../platform/db/db.ts'
import { voidHold } from './ask-holds.ts'
import { type Hold, lockHoldsOf, nameIntent } from './hold.store.ts'
import { payableOf } from './payable.ts'
import { tellSettling } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Confirmed, Intent } from '../provider/intents.ts'
import { UnexpectedProviderAnswer } from '../provider/provider-reading.ts'
import { settleCaptured } from './settle-captured.ts'
import { settleConfirming, settleDeclined, settleHeld, settleVoided } from './settle-outcomes.ts'

/** A hold with all that is locked with it. */
export type Settling = { hold: Hold; holds: Hold[] }

/**
 * Saves what the provider says of a hold: its reply, a webhook or the reconciler brought it, once or often, in any order.
 * An answer that is older than what is known changes nothing.
 */
export const settleHold = async (
  tx: Queries,
  deps: PaymentDeps,
  { hold: known, answer }: { hold: Hold; answer: Confirmed },
): Promise<void> => {
  await tellSettling(tx, deps, payableOf(known))
  const holds = await lockHoldsOf(tx, payableOf(known))
  const hold = holds.find(({ id }) => id === known.id)
  if (!hold) throw new Error(`There is no hold ${known.publicId} any more.`)
  if (answer.kind === 'declined')
    return settleDeclined(tx, deps, { hold, holds, code: answer.declineCode, isOpen: false })
  const { intent } = answer
  // A second authorisation of the same hold would be somebody else's money: it is for the audit to find.
  if (hold.intentId !== null && hold.intentId !== intent.id) return
  requireOwn(hold, intent)
  if (hold.intentId === null) await nameIntent(tx, hold.id, intent.id)
  return settleIntent(tx, deps, { hold: { ...hold, intentId: intent.id }, holds, intent })
}

/** Ours in every respect, or it is no answer. */
const requireOwn = (hold: Hold, intent: Intent) => {
  const wrong = [
    intent.holdId === hold.publicId ? null : 'metadata.hold',
    intent.amountCents === hold.amountCents ? null : 'amount',
    intent.customerId === hold.customerId ? null : 'customer',
  ].filter((field) => field !== null)
  if (wrong.length > 0) throw new UnexpectedProviderAnswer(wrong)
}

const settleIntent = async (
  tx: Queries,
  deps: PaymentDeps,
  { hold, holds, intent }: Settling & { intent: Intent },
): Promise<void> => {
  const settling = { hold, holds }
  switch (intent.status) {
    case 'requires_action':
      return settleConfirming(tx, deps, settling)
    case 'requires_capture':
      if (intent.capturableCents !== hold.amountCents)
        throw new UnexpectedProviderAnswer(['amount_capturable'])
      // O9: an authorisation that arrives for what is dead is voided.
      if (hold.state === 'declined' || hold.state === 'voided')
        return voidHold(tx, deps, { hold, reason: 'held too late' })
      return settleHeld(tx, deps, settling)
    case 'requires_payment_method':
      return settleDeclined(tx, deps, {
        ...settling,
        code: intent.declineCode ?? 'card_declined',
        isOpen: true,
      })
    case 'canceled':
      return settleVoided(tx, deps, settling)
    case 'succeeded':
      return settleCaptured(tx, deps, { ...settling, receivedCents: intent.receivedCents })
    case 'processing':
    case 'requires_confirmation':
      return
  }
}
