import { z } from 'zod'
import { requireCustomer } from '../customer/customer.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { changedMetadata, flag, metadata, text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId } from '../ids.ts'
import type { Till } from '../payment-intent/bank.ts'
import { expand } from '../payment-intent/payment-intent.forms.ts'
import { requirePaymentMethod } from '../payment-method/payment-method.ts'
import { billPeriod, changeSubscription, monthAfter, runBilling, tellOfSubscription } from './bill.ts'
import { subscriptionAnswer } from './billing-answers.ts'
import { pricesWhere } from './price.store.ts'
import {
  saveSubscription,
  type Subscription,
  subscriptionById,
  subscriptionsWhere,
} from './subscription.store.ts'

const item = z.strictObject({ price: text, quantity: z.literal('1').optional() })
const creating = z.strictObject({
  customer: text,
  items: z.record(z.string(), item).transform((numbered) => Object.values(numbered)),
  default_payment_method: text,
  payment_behavior: z.literal('allow_incomplete'),
  metadata,
  expand,
})
const changing = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  metadata,
  expand,
})
const listing = z.strictObject({
  customer: text.optional(),
  status: z.literal('all').optional(),
  ...page,
})
type Creating = z.output<typeof creating>

const requireSubscription = async (tx: Queries, id: string): Promise<Subscription> =>
  (await subscriptionById(tx, id)) ?? refuseMissing('subscription', id)

/** A card that the customer has. */
export const requireCardOf = async (tx: Queries, id: string, customerId: string) => {
  const method = await requirePaymentMethod(tx, id, 'default_payment_method')
  if (method.customerId !== customerId)
    refuseRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'default_payment_method' },
    )
  return method
}

const subscribe = async (till: Till, form: Creating) => {
  const { tx, now } = till
  const customer = await requireCustomer(tx, form.customer, 'customer')
  const [wanted] = form.items
  const [price] = await pricesWhere(tx, sql`id = ${wanted?.price ?? ''}`)
  if (!price) return refuseMissing('price', wanted?.price ?? '', 'items[0][price]')
  const method = await requireCardOf(tx, form.default_payment_method, customer.id)
  const one: Subscription = {
    id: newId('sub'),
    customerId: customer.id,
    priceId: price.id,
    paymentMethodId: method.id,
    status: 'incomplete',
    isCanceledAtEnd: false,
    periodStart: now,
    periodEnd: monthAfter(now),
    metadata: changedMetadata({}, form.metadata),
    canceledAt: null,
    endedAt: null,
    createdAt: now,
  }
  await saveSubscription(tx, one)
  await tellOfSubscription(till, 'created', one)
  // What the bank says is kept with the invoice: the answer is the subscription, paid for or not.
  await billPeriod(till, one, { method, reason: 'subscription_create' })
  return { method, id: one.id }
}

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

export const subscriptionRoutes = (route: StripeRoute, origin: string) => {
  const answer = async (till: Till, id: string) =>
    subscriptionAnswer(till, await requireSubscription(till.tx, id))

  route('POST /v1/subscriptions', creating, async ({ tx, form, now, misbehave }) => {
    const till = { tx, now, origin }
    const { method, id } = await subscribe(till, form)
    misbehave(method.behavior)
    return answer(till, id)
  })

  route('GET /v1/subscriptions', listing, async ({ tx, form, now }) => {
    const till = { tx, now, origin }
    await runBilling(till)
    const ofCustomer = form.customer === undefined ? sql`true` : sql`customer_id = ${form.customer}`
    const wanted = form.status === 'all' ? sql`true` : sql`status not in ('canceled', 'incomplete_expired')`
    const list = listAnswer(
      await subscriptionsWhere(tx, sql`${ofCustomer} and ${wanted}`),
      '/v1/subscriptions',
      form,
    )
    return { ...list, data: await Promise.all(list.data.map((one) => subscriptionAnswer(till, one))) }
  })

  route('GET /v1/subscriptions/:id', z.strictObject({ expand }), async ({ tx, id, now }) => {
    const till = { tx, now, origin }
    await runBilling(till)
    return answer(till, id)
  })

  changingRoutes(route, origin)
}

const changingRoutes = (route: StripeRoute, origin: string) => {
  route('POST /v1/subscriptions/:id', changing, async ({ tx, id, form, now, misbehave }) => {
    const till = { tx, now, origin }
    await runBilling(till)
    const before = await requireSubscription(tx, id)
    if (isOver(before))
      refuseRequest('A canceled subscription can only update its cancellation_details and metadata.')
    const chosen = form.default_payment_method ?? before.paymentMethodId
    const method = chosen === null ? null : await requireCardOf(tx, chosen, before.customerId)
    if (method) misbehave(method.behavior)
    const isCanceledAtEnd = form.cancel_at_period_end ?? before.isCanceledAtEnd
    const after = await changeSubscription(till, {
      ...before,
      paymentMethodId: method?.id ?? null,
      isCanceledAtEnd,
      canceledAt: isCanceledAtEnd ? (before.canceledAt ?? now) : null,
      metadata: changedMetadata(before.metadata, form.metadata),
    })
    return subscriptionAnswer(till, after)
  })

  route('DELETE /v1/subscriptions/:id', z.strictObject({}), async ({ tx, id, now }) => {
    const till = { tx, now, origin }
    const before = await requireSubscription(tx, id)
    if (isOver(before)) return refuseMissing('subscription', id)
    const ended = { ...before, status: 'canceled', canceledAt: now, endedAt: now } as const
    return subscriptionAnswer(till, await changeSubscription(till, ended, 'deleted'))
  })

  // Ours: no test waits for a month. What would happen at the end of the period happens.
  route('POST /v1/test_helpers/subscriptions/:id/end_period', z.strictObject({}), async ({ tx, id, now }) => {
    const till = { tx, now, origin }
    await saveSubscription(tx, { ...(await requireSubscription(tx, id)), periodEnd: now })
    await runBilling(till)
    return subscriptionAnswer(till, await requireSubscription(tx, id))
  })
}
