import { type Charge, saveCharge } from '../charge/charge.store.ts'
import { drawCharge } from '../charge/charge.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { disputeByCard } from '../dispute/dispute.ts'
import { recordEvent } from '../event/record-event.ts'
import { asksOwner, chargeRefusal, ownerIsAway } from '../card/card-check.ts'
import { errorBody, refuseRequest, StripeError } from '../http/stripe-error.ts'
import { newId } from '../ids.ts'
import { paymentMethodAnswer, requireUsable } from '../payment-method/payment-method.ts'
import { attachPaymentMethod, markSetUp, type PaymentMethod } from '../payment-method/payment-method.store.ts'
import { captureBefore } from '../fault/hold-life.ts'
import { intentAnswer, requireStatus } from './payment-intent.ts'
import { type PaymentIntent, saveIntent } from './payment-intent.store.ts'

/** What an operation on money stands on: one transaction, one moment, and where its addresses begin. */
export type Till = { tx: Queries; now: Date; origin: string }

export const tell = ({ tx, now, origin }: Till, type: string, intent: PaymentIntent) =>
  recordEvent(tx, { type, object: intentAnswer(intent, origin), now, behavior: intent.behavior })

export const tellOfCharge = ({ tx, now }: Till, type: string, { charge, intent, method }: Charged) =>
  recordEvent(tx, { type, object: drawCharge(charge, intent, method), now, behavior: method.behavior })

export type Charged = { charge: Charge; intent: PaymentIntent; method: PaymentMethod }

/** Asks the bank; it may ask the card's owner, and says yes or no. */
export const confirmPayment = async (till: Till, before: PaymentIntent, method: PaymentMethod | null) => {
  requireStatus(
    before,
    { verb: 'confirmed', from: ['requires_payment_method', 'requires_confirmation', 'requires_action'] },
    till.origin,
  )
  if (method === null)
    return refuseRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: intentAnswer(before, till.origin) },
    )
  requireUsable(method, before.customerId)
  const intent: PaymentIntent = {
    ...before,
    paymentMethodId: method.id,
    behavior: method.behavior,
    lastError: null,
  }
  if (!asksOwner(method)) return chargeCard(till, intent, method)
  if (intent.offSession) return refusePayment(till, intent, { refusal: ownerIsAway(), method })
  const asked: PaymentIntent = { ...intent, status: 'requires_action' }
  await saveIntent(till.tx, asked)
  await tell(till, 'payment_intent.requires_action', asked)
  return intentAnswer(asked, till.origin)
}

export const chargeCard = async (till: Till, intent: PaymentIntent, method: PaymentMethod) => {
  const refusal = chargeRefusal(method.behavior)
  if (refusal !== null) return refusePayment(till, intent, { refusal, method })
  const isManual = intent.captureMethod === 'manual'
  const charge: Charge = {
    ...newCharge(till, intent, method),
    amountCaptured: isManual ? 0 : intent.amount,
    isCaptured: !isManual,
    captureBefore: isManual ? captureBefore(till.now, intent) : null,
  }
  await saveCharge(till.tx, charge)
  if (intent.setupFutureUsage !== null && intent.customerId !== null) {
    await attachPaymentMethod(till.tx, method.id, intent.customerId)
    await markSetUp(till.tx, method.id)
  }
  const after: PaymentIntent = {
    ...intent,
    latestChargeId: charge.id,
    status: isManual ? 'requires_capture' : 'succeeded',
    amountReceived: charge.amountCaptured,
  }
  await saveIntent(till.tx, after)
  await tellOfCharge(till, 'charge.succeeded', { charge, intent: after, method })
  await tell(till, isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', after)
  if (!isManual) await disputeByCard(till, charge, method.behavior)
  return intentAnswer(after, till.origin)
}

const newCharge = ({ now }: Till, intent: PaymentIntent, method: PaymentMethod): Charge => ({
  id: newId('ch'),
  intentId: intent.id,
  paymentMethodId: method.id,
  amount: intent.amount,
  amountCaptured: 0,
  amountRefunded: 0,
  isCaptured: false,
  isDisputed: false,
  status: 'succeeded',
  failure: null,
  captureBefore: null,
  createdAt: now,
})

type Refused = { refusal: StripeError; method: PaymentMethod }

/** What the bank said is kept with the intent; another card may be tried with it. */
export const refusePayment = async (till: Till, intent: PaymentIntent, { refusal, method }: Refused) => {
  const { error } = errorBody(refusal)
  const failure = {
    code: refusal.details.code ?? 'card_declined',
    message: refusal.message,
    declineCode: refusal.details.decline_code ?? null,
  }
  const charge: Charge = { ...newCharge(till, intent, method), status: 'failed', failure }
  await saveCharge(till.tx, charge)
  const card = paymentMethodAnswer(method)
  const after: PaymentIntent = {
    ...intent,
    paymentMethodId: null,
    status: 'requires_payment_method',
    latestChargeId: charge.id,
    lastError: { ...error, charge: charge.id, payment_method: card },
  }
  await saveIntent(till.tx, after)
  await tellOfCharge(till, 'charge.failed', { charge, intent: after, method })
  await tell(till, 'payment_intent.payment_failed', after)
  return new StripeError(refusal, refusal.message, {
    ...refusal.details,
    charge: charge.id,
    payment_method: card,
    payment_intent: intentAnswer(after, till.origin),
  })
}
