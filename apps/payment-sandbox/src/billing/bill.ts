import { randomBytes, randomInt } from 'node:crypto'
import { sql } from '../db/sql.ts'
import { recordEvent } from '../event/record-event.ts'
import { StripeError } from '../http/stripe-error.ts'
import { newId } from '../ids.ts'
import { confirmPayment, type Till } from '../payment-intent/bank.ts'
import { newIntent } from '../payment-intent/new-intent.ts'
import { creating } from '../payment-intent/payment-intent.forms.ts'
import { requireIntent } from '../payment-intent/payment-intent.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'
import type { PaymentMethod } from '../payment-method/payment-method.store.ts'
import { invoiceAnswer, subscriptionAnswer } from './billing-answers.ts'
import { type Invoice, invoicesWhere, saveInvoice } from './invoice.store.ts'
import { pricesWhere } from './price.store.ts'
import {
  saveSubscription,
  type Subscription,
  subscriptionById,
  subscriptionsWhere,
} from './subscription.store.ts'

export const tellOfSubscription = async (
  till: Till,
  what: 'created' | 'updated' | 'deleted',
  one: Subscription,
) => {
  const method = one.paymentMethodId && (await requirePaymentMethod(till.tx, one.paymentMethodId, 'id'))
  const object = await subscriptionAnswer(till, one)
  await recordEvent(till.tx, {
    type: `customer.subscription.${what}`,
    object,
    now: till.now,
    behavior: method ? method.behavior : null,
  })
}

type Telling = { invoice: Invoice; method: PaymentMethod | null }

const tellOfInvoice = ({ tx, now, origin }: Till, type: string, { invoice: one, method }: Telling) =>
  recordEvent(tx, { type, object: invoiceAnswer(one, origin), now, behavior: method?.behavior ?? null })

export const changeSubscription = async (
  till: Till,
  one: Subscription,
  what: 'updated' | 'deleted' = 'updated',
) => {
  await saveSubscription(till.tx, one)
  await tellOfSubscription(till, what, one)
  return one
}

type Billing = { method: PaymentMethod; reason: Invoice['reason'] }

/** Writes the invoice of a subscription's period and asks the bank for it. */
export const billPeriod = async (till: Till, one: Subscription, { method, reason }: Billing) => {
  const { tx, now, origin } = till
  const [price] = await pricesWhere(tx, sql`id = ${one.priceId}`)
  const secret = `invst_${randomBytes(24).toString('base64url')}`
  const intent = await newIntent(till, {
    ...creating.parse({ amount: String(price?.unitAmount), currency: 'usd' }),
    customer: one.customerId,
    payment_method: method.id,
    allowed_payment_method_types: ['card'],
    confirm: true,
    off_session: reason === 'subscription_cycle',
    return_url: `${origin}/invoices/${secret}`,
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  })
  const invoice: Invoice = {
    id: newId('in'),
    number: `${one.customerId.slice(-8).toUpperCase()}-${randomInt(1_000_000, 9_999_999)}`,
    subscriptionId: one.id,
    customerId: one.customerId,
    intentId: intent.id,
    amount: intent.amount,
    status: 'open',
    reason,
    secret,
    periodStart: one.periodStart,
    periodEnd: one.periodEnd,
    attempts: 1,
    paidAt: null,
    createdAt: now,
  }
  await saveInvoice(tx, invoice)
  await tellOfInvoice(till, 'invoice.finalized', { invoice, method })
  return payInvoice(till, invoice, method)
}

/** Asks the bank once more for what is open. */
export const payInvoice = async (till: Till, invoice: Invoice, method: PaymentMethod) => {
  const intent = await requireIntent(till.tx, invoice.intentId)
  const done = await confirmPayment(till, intent, method)
  if (done instanceof StripeError) {
    await tellOfInvoice(till, 'invoice.payment_failed', { invoice, method })
    const one = await subscriptionById(till.tx, invoice.subscriptionId)
    if (one?.status === 'active') await changeSubscription(till, { ...one, status: 'past_due' })
    return done
  }
  await settlePaid(till)
  return null
}

/** What was paid meanwhile, on a bank's page perhaps, is paid: the subscription goes on. */
const settlePaid = async (till: Till) => {
  const paid = await invoicesWhere(till.tx, sql`i.status = 'open' and p.status = 'succeeded'`)
  for (const before of paid) {
    const invoice: Invoice = { ...before, status: 'paid', paidAt: till.now }
    await saveInvoice(till.tx, invoice)
    const { paymentMethodId } = await requireIntent(till.tx, invoice.intentId)
    const method = paymentMethodId ? await requirePaymentMethod(till.tx, paymentMethodId, 'id') : null
    await tellOfInvoice(till, 'invoice.paid', { invoice, method })
    const one = await subscriptionById(till.tx, invoice.subscriptionId)
    if (one?.status === 'incomplete' || one?.status === 'past_due')
      await changeSubscription(till, { ...one, status: 'active' })
  }
}

export const monthAfter = (at: Date): Date => {
  const next = new Date(at)
  next.setUTCMonth(at.getUTCMonth() + 1)
  // Of a month that is shorter, its last day.
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0)
  return next
}

/** The first payment of a subscription is waited for so long. */
const firstPaymentMs = 23 * 3_600_000

/** What happens by itself in time: paid invoices, renewals, the end of what was canceled. */
export const runBilling = async (till: Till): Promise<void> => {
  await settlePaid(till)
  const { tx, now } = till
  const late = new Date(now.getTime() - firstPaymentMs)
  for (const one of await subscriptionsWhere(tx, sql`status = 'incomplete' and created_at < ${late}`))
    await changeSubscription(till, { ...one, status: 'incomplete_expired', endedAt: now })
  for (const one of await subscriptionsWhere(tx, sql`status = 'active' and period_end <= ${now}`))
    await renew(till, one)
}

const renew = async (till: Till, before: Subscription) => {
  if (before.isCanceledAtEnd || before.paymentMethodId === null)
    return changeSubscription(till, { ...before, status: 'canceled', endedAt: before.periodEnd }, 'deleted')
  const one = { ...before, periodStart: before.periodEnd, periodEnd: monthAfter(before.periodEnd) }
  await changeSubscription(till, one)
  const method = await requirePaymentMethod(till.tx, before.paymentMethodId, 'id')
  return billPeriod(till, one, { method, reason: 'subscription_cycle' })
}

/** Of a customer who is deleted: they end at once. */
export const endSubscriptionsOf = async (till: Till, customerId: string): Promise<void> => {
  const running = sql`customer_id = ${customerId} and status not in ('canceled', 'incomplete_expired')`
  for (const one of await subscriptionsWhere(till.tx, running))
    await changeSubscription(
      till,
      { ...one, status: 'canceled', canceledAt: till.now, endedAt: till.now },
      'deleted',
    )
}
