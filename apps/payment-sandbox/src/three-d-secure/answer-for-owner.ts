import { ownerDidNotConfirm } from '../card/card-check.ts'
import type { FrameDeps } from '../frame/frame.routes.ts'
import { chargeCard, refusePayment } from '../payment-intent/bank.ts'
import { requireIntent } from '../payment-intent/payment-intent.ts'
import { intentByClientSecret, type PaymentIntent } from '../payment-intent/payment-intent.store.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'

/** What the card's owner said, once: pressed again, it changes nothing. Null where there is no such payment. */
export const answerForOwner = (
  { db, now, ownOrigin }: FrameDeps,
  secret: string,
  isYes: boolean,
): Promise<PaymentIntent | null> =>
  db.transaction(async (tx) => {
    const intent = await intentByClientSecret(tx, secret)
    if (intent?.status !== 'requires_action' || intent.paymentMethodId === null) return intent
    const till = { tx, now: now(), origin: ownOrigin }
    const method = await requirePaymentMethod(tx, intent.paymentMethodId, 'payment_method')
    if (isYes) await chargeCard(till, intent, method)
    else await refusePayment(till, intent, { refusal: ownerDidNotConfirm(), method })
    return requireIntent(tx, intent.id)
  })
