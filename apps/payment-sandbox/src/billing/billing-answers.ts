import { sql } from '../db/sql.ts'
import { unixTime } from '../ids.ts'
import type { Till } from '../payment-intent/bank.ts'
import { type Invoice, invoicesWhere } from './invoice.store.ts'
import { priceAnswer } from './price.routes.ts'
import { pricesWhere } from './price.store.ts'
import type { Subscription } from './subscription.store.ts'

const timeOr = (at: Date | null) => at && unixTime(at)

const itemAnswer = async ({ tx }: Till, one: Subscription) => {
  const [price] = await pricesWhere(tx, sql`id = ${one.priceId}`)
  if (!price) throw new Error(`The price of ${one.id} is gone.`)
  return {
    id: `si_${one.id.slice(4)}`,
    object: 'subscription_item',
    created: unixTime(one.createdAt),
    current_period_end: unixTime(one.periodEnd),
    current_period_start: unixTime(one.periodStart),
    metadata: {},
    price: priceAnswer(price),
    quantity: 1,
    subscription: one.id,
  }
}

/** As Stripe answers it; of its period the item tells. */
export const subscriptionAnswer = async (till: Till, one: Subscription) => {
  const [latest] = await invoicesWhere(till.tx, sql`i.subscription_id = ${one.id}`)
  return {
    id: one.id,
    object: 'subscription',
    cancel_at: one.isCanceledAtEnd ? unixTime(one.periodEnd) : null,
    cancel_at_period_end: one.isCanceledAtEnd,
    canceled_at: timeOr(one.canceledAt),
    collection_method: 'charge_automatically',
    created: unixTime(one.createdAt),
    currency: 'usd',
    customer: one.customerId,
    default_payment_method: one.paymentMethodId,
    ended_at: timeOr(one.endedAt),
    items: {
      object: 'list',
      data: [await itemAnswer(till, one)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${one.id}`,
    },
    latest_invoice: latest?.id ?? null,
    livemode: false,
    metadata: one.metadata,
    start_date: unixTime(one.createdAt),
    status: one.status,
  }
}

const paymentsOf = (one: Invoice) => ({
  object: 'list',
  data: [
    {
      id: `inpay_${one.id.slice(3)}`,
      object: 'invoice_payment',
      amount_paid: one.status === 'paid' ? one.amount : null,
      amount_requested: one.amount,
      currency: 'usd',
      invoice: one.id,
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: one.intentId },
      status: one.status === 'void' ? 'canceled' : one.status,
    },
  ],
  has_more: false,
  url: `/v1/invoice_payments?invoice=${one.id}`,
})

const linesOf = (one: Invoice) => ({
  object: 'list',
  data: [
    {
      id: `il_${one.id.slice(3)}`,
      object: 'line_item',
      amount: one.amount,
      currency: 'usd',
      period: { start: unixTime(one.periodStart), end: unixTime(one.periodEnd) },
    },
  ],
  has_more: false,
  url: `/v1/invoices/${one.id}/lines`,
})

export const invoiceAnswer = (one: Invoice, origin: string) => ({
  id: one.id,
  object: 'invoice',
  amount_due: one.amount,
  amount_paid: one.status === 'paid' ? one.amount : 0,
  amount_remaining: one.status === 'paid' ? 0 : one.amount,
  attempt_count: one.attempts,
  billing_reason: one.reason,
  collection_method: 'charge_automatically',
  created: unixTime(one.createdAt),
  currency: 'usd',
  customer: one.customerId,
  hosted_invoice_url: `${origin}/invoices/${one.secret}`,
  invoice_pdf: null,
  lines: linesOf(one),
  livemode: false,
  number: one.number,
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: {}, subscription: one.subscriptionId },
  },
  period_end: unixTime(one.periodEnd),
  period_start: unixTime(one.periodStart),
  status: one.status,
  status_transitions: {
    finalized_at: unixTime(one.createdAt),
    marked_uncollectible_at: null,
    paid_at: timeOr(one.paidAt),
    voided_at: null,
  },
  total: one.amount,
})

/** Its payments are told to whoever asks for them. */
export const expandedInvoice = (one: Invoice, origin: string, expand: readonly string[] = []) => {
  const answer = invoiceAnswer(one, origin)
  return expand.includes('payments') ? { ...answer, payments: paymentsOf(one) } : answer
}
