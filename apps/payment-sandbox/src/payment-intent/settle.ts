import { type Charge, saveCharge } from '../charge/charge.store.ts'
import { requireCharge } from '../charge/charge.ts'
import { disputeByCard } from '../dispute/dispute.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'
import { type Charged, type Till, tell, tellOfCharge } from './bank.ts'
import { intentAnswer, requireStatus } from './payment-intent.ts'
import { type PaymentIntent, intentsWithDeadHold, saveIntent } from './payment-intent.store.ts'

/** The charge that holds the money of an intent that is waiting to be captured. */
const heldCharge = async ({ tx }: Till, intent: PaymentIntent): Promise<Charged> => {
  const charge = await requireCharge(tx, intent.latestChargeId ?? '', 'charge')
  return { charge, intent, method: await requirePaymentMethod(tx, charge.paymentMethodId, 'payment_method') }
}

/** Takes the money, or some of it: the bank lets go of the rest at once. */
export const capturePayment = async (till: Till, before: PaymentIntent, asked: number | null) => {
  requireStatus(before, { verb: 'captured', from: ['requires_capture'] }, till.origin)
  const amount = asked ?? before.amount
  if (amount > before.amount)
    refuseRequest(
      `The payment could not be captured because the requested capture amount is greater than the authorized amount. Please try again with a lower amount. Authorized amount: ${before.amount}. Requested amount: ${amount}.`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    )
  if (amount < 1)
    refuseRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount_to_capture',
    })
  const held = await heldCharge(till, before)
  const charge: Charge = {
    ...held.charge,
    isCaptured: true,
    amountCaptured: amount,
    amountRefunded: before.amount - amount,
  }
  await saveCharge(till.tx, charge)
  const intent: PaymentIntent = { ...before, status: 'succeeded', amountReceived: amount }
  await saveIntent(till.tx, intent)
  await tellOfCharge(till, 'charge.captured', { ...held, charge, intent })
  await tell(till, 'payment_intent.succeeded', intent)
  await disputeByCard(till, charge, held.method.behavior)
  return intentAnswer(intent, till.origin)
}

const cancelable = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
] as const

/** Nothing was taken, and nothing will be. */
export const cancelPayment = async (till: Till, before: PaymentIntent, reason: string | null) => {
  requireStatus(before, { verb: 'canceled', from: cancelable }, till.origin)
  const intent: PaymentIntent = {
    ...before,
    status: 'canceled',
    canceledAt: till.now,
    cancellationReason: reason,
  }
  await saveIntent(till.tx, intent)
  if (before.status === 'requires_capture') {
    const held = await heldCharge(till, before)
    const charge: Charge = { ...held.charge, amountRefunded: held.charge.amount }
    await saveCharge(till.tx, charge)
    const type = reason === 'automatic' ? 'charge.expired' : 'charge.refunded'
    await tellOfCharge(till, type, { ...held, charge, intent })
  }
  await tell(till, 'payment_intent.canceled', intent)
  return intentAnswer(intent, till.origin)
}

/** The bank lets go of what nobody captured in time. */
export const expireHolds = async (till: Till) => {
  for (const intent of await intentsWithDeadHold(till.tx, till.now))
    await cancelPayment(till, intent, 'automatic')
}
