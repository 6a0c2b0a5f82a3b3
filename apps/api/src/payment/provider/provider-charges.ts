import type Stripe from 'stripe'
import type { Charge, ChargeRequest, Charges } from './charges.ts'
import { declineCodeIn, paymentIn, refundIn, refusedIntentIn } from './intent-answers.ts'
import { chargingIntent } from './provider-answers.ts'
import type { IntentDeps } from './provider-intents.ts'
import { all, secondsOf } from './provider-lists.ts'
import { read, UnexpectedProviderAnswer } from './provider-reading.ts'

const chargeIn = (answer: unknown): Charge => {
  const intent = read(chargingIntent, answer)
  return { ...paymentIn(intent), purchaseId: intent.metadata.purchase ?? null }
}

const namedCharge = (answer: unknown, id: string): Charge => {
  const charge = chargeIn(answer)
  if (charge.id !== id) throw new UnexpectedProviderAnswer(['id'])
  return charge
}

const askedAs = (request: ChargeRequest): Stripe.PaymentIntentCreateParams => ({
  amount: request.amountCents,
  currency: 'usd',
  payment_method: request.paymentMethodId,
  allowed_payment_method_types: ['card'],
  capture_method: 'automatic',
  confirm: true,
  description: request.description,
  metadata: { purchase: request.purchaseId },
  return_url: request.returnUrl,
})

/** Charges at the provider. Every answer is read before it counts. */
export const chargesOf = (stripe: Stripe, { retry, optionsOf }: IntentDeps): Charges => ({
  charge: async (request, key) => {
    try {
      const answer = await retry(() => stripe.paymentIntents.create(askedAs(request), optionsOf(key)))
      return { kind: 'charge', charge: chargeIn(answer) }
    } catch (error) {
      const refused = refusedIntentIn(error)
      if (refused) return { kind: 'charge', charge: chargeIn(refused) }
      const declineCode = declineCodeIn(error)
      if (declineCode === null) throw error
      return { kind: 'declined', declineCode }
    }
  },
  readCharge: async (intentId) =>
    namedCharge(await retry(() => stripe.paymentIntents.retrieve(intentId)), intentId),
  cancelCharge: async (intentId, key) =>
    namedCharge(await retry(() => stripe.paymentIntents.cancel(intentId, {}, optionsOf(key))), intentId),
  refundCharge: async ({ intentId, amountCents, purchaseId }, key) => {
    const asked = { payment_intent: intentId, amount: amountCents, metadata: { purchase: purchaseId } }
    return refundIn(await retry(() => stripe.refunds.create(asked, optionsOf(key))))
  },
  refundsOfCharge: (intentId) =>
    all(retry, {
      ask: (paging) => stripe.refunds.list({ ...paging, payment_intent: intentId }),
      read: refundIn,
    }),
  listCharges: ({ createdSince }) =>
    all(retry, {
      ask: (paging) => stripe.paymentIntents.list({ ...paging, created: { gte: secondsOf(createdSince) } }),
      read: (row) => (row.metadata?.purchase ? chargeIn(row) : null),
    }),
})
