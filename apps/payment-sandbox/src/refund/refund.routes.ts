import { z } from 'zod'
import { type Charge, saveCharge } from '../charge/charge.store.ts'
import { requireCharge } from '../charge/charge.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { takenBack } from '../dispute/dispute.ts'
import { recordEvent } from '../event/record-event.ts'
import { anyList, cents, changedMetadata, metadata, text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId, unixTime } from '../ids.ts'
import { tellOfCharge } from '../payment-intent/bank.ts'
import { requireIntent } from '../payment-intent/payment-intent.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'
import { type Refund, refundsWhere, saveRefund } from './refund.store.ts'

const refundAnswer = (one: Refund) => ({
  id: one.id,
  object: 'refund',
  amount: one.amount,
  balance_transaction: `txn_${one.id.slice(3)}`,
  charge: one.chargeId,
  created: unixTime(one.createdAt),
  currency: one.currency,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata: one.metadata,
  payment_intent: one.intentId,
  reason: one.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

const creating = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: cents.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand: anyList.optional(),
})
type Creating = z.output<typeof creating>

const chargeFor = async (tx: Queries, form: Creating): Promise<Charge> => {
  if (form.charge !== undefined) return requireCharge(tx, form.charge, 'charge')
  if (form.payment_intent === undefined)
    return refuseRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const { id, latestChargeId } = await requireIntent(tx, form.payment_intent)
  const missing = () =>
    refuseRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  return latestChargeId === null ? missing() : requireCharge(tx, latestChargeId, 'charge')
}

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' }).format(amount / 100)

type Asked = { asked: number | null; takenCents: number }

const requireRefundable = (charge: Charge, { asked, takenCents }: Asked): number => {
  if (!charge.isCaptured)
    refuseRequest(`This PaymentIntent (${charge.intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  const left = charge.amount - charge.amountRefunded - takenCents
  if (left === 0)
    refuseRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = asked ?? left
  if (amount > left)
    refuseRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    )
  if (amount < 1)
    refuseRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  return amount
}

const requireRefund = async (tx: Queries, id: string): Promise<Refund> =>
  (await refundsWhere(tx, sql`refund.id = ${id}`))[0] ?? refuseMissing('refund', id)

export const refundRoutes = (route: StripeRoute, origin: string) => {
  route('POST /v1/refunds', creating, async ({ tx, form, now, misbehave }) => {
    const before = await chargeFor(tx, form)
    const takenCents = await takenBack(tx, before)
    if (takenCents > 0 && takenCents >= before.amount - before.amountRefunded)
      refuseRequest(`Charge ${before.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      })
    const amount = requireRefundable(before, { asked: form.amount ?? null, takenCents })
    const intent = await requireIntent(tx, before.intentId)
    const method = await requirePaymentMethod(tx, before.paymentMethodId, 'payment_method')
    misbehave(method.behavior)
    const made: Refund = {
      id: newId('re'),
      chargeId: before.id,
      intentId: intent.id,
      currency: intent.currency,
      amount,
      reason: form.reason ?? null,
      metadata: changedMetadata({}, form.metadata),
      createdAt: now,
    }
    await saveRefund(tx, made)
    const charge: Charge = { ...before, amountRefunded: before.amountRefunded + amount }
    await saveCharge(tx, charge)
    await tellOfCharge({ tx, now, origin }, 'charge.refunded', { charge, intent, method })
    const answer = refundAnswer(made)
    await recordEvent(tx, { type: 'refund.created', object: answer, now, behavior: method.behavior })
    return answer
  })

  savedRefundRoutes(route)
}

const savedRefundRoutes = (route: StripeRoute) => {
  route('GET /v1/refunds/:id', z.strictObject({}), async ({ tx, id }) =>
    refundAnswer(await requireRefund(tx, id)),
  )

  route('POST /v1/refunds/:id', z.strictObject({ metadata }), async ({ tx, id, form }) => {
    const before = await requireRefund(tx, id)
    const after = { ...before, metadata: changedMetadata(before.metadata, form.metadata) }
    await saveRefund(tx, after)
    return refundAnswer(after)
  })

  route(
    'GET /v1/refunds',
    z.strictObject({ payment_intent: text.optional(), charge: text.optional(), ...page }),
    async ({ tx, form }) => {
      const ofIntent = form.payment_intent ? sql`intent_id = ${form.payment_intent}` : sql`true`
      const ofCharge = form.charge ? sql`charge_id = ${form.charge}` : sql`true`
      const all = await refundsWhere(tx, sql`${ofIntent} and ${ofCharge}`)
      return listAnswer(all.map(refundAnswer), '/v1/refunds', form)
    },
  )
}
