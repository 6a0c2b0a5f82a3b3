import type { Queries } from '../db/sandbox-db.ts'
import { refuseMissing } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'
import { requireIntent } from '../payment-intent/payment-intent.ts'
import type { PaymentIntent } from '../payment-intent/payment-intent.store.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'
import type { PaymentMethod } from '../payment-method/payment-method.store.ts'
import { type Charge, chargeById } from './charge.store.ts'

export const requireCharge = async (tx: Queries, id: string, param: string): Promise<Charge> =>
  (await chargeById(tx, id)) ?? refuseMissing('charge', id, param)

const outcomeOf = ({ failure, status }: Charge) =>
  status === 'succeeded'
    ? {
        network_status: 'approved_by_network',
        reason: null,
        seller_message: 'Payment complete.',
        type: 'authorized',
      }
    : {
        network_status: 'declined_by_network',
        reason: failure?.declineCode ?? failure?.code ?? null,
        seller_message: 'The bank did not return any further details with this decline.',
        type: 'issuer_declined',
      }

const methodDetails = (one: Charge, method: PaymentMethod) => ({
  card: {
    amount_authorized: one.amount,
    brand: method.brand,
    capture_before: one.captureBefore === null ? undefined : unixTime(one.captureBefore),
    country: method.country,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    fingerprint: method.fingerprint,
    funding: method.funding,
    last4: method.last4,
    network: method.brand,
  },
  type: 'card',
})

export const drawCharge = (one: Charge, intent: PaymentIntent, method: PaymentMethod) => ({
  id: one.id,
  object: 'charge',
  amount: one.amount,
  amount_captured: one.amountCaptured,
  amount_refunded: one.amountRefunded,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: one.isCaptured ? `txn_${one.id.slice(3)}` : null,
  billing_details: { address: null, email: null, name: method.name, phone: null, tax_id: null },
  captured: one.isCaptured,
  created: unixTime(one.createdAt),
  currency: intent.currency,
  customer: intent.customerId,
  description: intent.description,
  disputed: one.isDisputed,
  failure_code: one.failure?.code ?? null,
  failure_message: one.failure?.message ?? null,
  livemode: false,
  metadata: intent.metadata,
  outcome: outcomeOf(one),
  paid: one.status === 'succeeded',
  payment_intent: one.intentId,
  payment_method: one.paymentMethodId,
  payment_method_details: methodDetails(one, method),
  refunded: one.amountRefunded === one.amount,
  status: one.status,
  transfer_group: intent.transferGroup,
})

export const chargeAnswer = async (tx: Queries, one: Charge) =>
  drawCharge(
    one,
    await requireIntent(tx, one.intentId),
    await requirePaymentMethod(tx, one.paymentMethodId, 'payment_method'),
  )
