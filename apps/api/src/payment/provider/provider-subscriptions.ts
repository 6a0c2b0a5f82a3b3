import Stripe from 'stripe'
import { declineCodeIn } from './intent-answers.ts'
import { listOf, listed } from './provider-answers.ts'
import type { IntentDeps } from './provider-intents.ts'
import { all } from './provider-lists.ts'
import { read } from './provider-reading.ts'
import { invoiceIn, paidInvoice, price, subscriptionIn } from './subscription-answers.ts'
import type { SubscribeRequest, Subscriptions } from './subscriptions.ts'

/** No refusal: the bank wants to hear its customer first. */
const bankAsks = 'invoice_payment_intent_requires_action'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** What is sold has one name at the provider for each price of it; whoever comes first makes it. */
const priceIdOf = async (
  stripe: Stripe,
  { retry }: IntentDeps,
  { productName, priceCents }: SubscribeRequest,
) => {
  const product = `showroom_${productName.toLowerCase()}`
  const key = `${product}_${priceCents}`
  const found = async () => {
    const answer = await retry(() => stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }))
    return read(listOf(price), answer).data[0]?.id
  }
  const known = await found()
  if (known !== undefined) return known
  await retry(() => stripe.products.create({ id: product, name: `Showroom ${productName}` })).catch(
    (error: unknown) => {
      if (!hasCode(error, 'resource_already_exists')) throw error
    },
  )
  const asked = {
    product,
    currency: 'usd',
    unit_amount: priceCents,
    recurring: { interval: 'month' as const },
    lookup_key: key,
  }
  const made = await retry(() => stripe.prices.create(asked)).catch(async (error: unknown) => {
    // Somebody was faster.
    const theirs = await found()
    if (theirs === undefined) throw error
    return null
  })
  return made ? read(price, made).id : ((await found()) ?? '')
}

/** Subscriptions at the provider. Every answer is read before it counts. */
export const subscriptionsOf = (stripe: Stripe, deps: IntentDeps): Subscriptions => ({
  ...runningOf(stripe, deps),
  ...invoicesOf(stripe, deps),
})

type Running = Pick<
  Subscriptions,
  'subscribe' | 'readSubscription' | 'findSubscription' | 'changeSubscription' | 'endSubscription'
>

const askedAs = (
  { customerId, paymentMethodId, ownId }: SubscribeRequest,
  price: string,
): Stripe.SubscriptionCreateParams => ({
  customer: customerId,
  items: [{ price }],
  default_payment_method: paymentMethodId,
  payment_behavior: 'allow_incomplete',
  metadata: { subscription: ownId },
})

const runningOf = (stripe: Stripe, deps: IntentDeps): Running => {
  const { retry, optionsOf } = deps
  const readSubscription = async (id: string) =>
    subscriptionIn(await retry(() => stripe.subscriptions.retrieve(id)))
  return {
    readSubscription,
    subscribe: async (request, key) => {
      const asked = askedAs(request, await priceIdOf(stripe, deps, request))
      return subscriptionIn(await retry(() => stripe.subscriptions.create(asked, optionsOf(key))))
    },
    findSubscription: async ({ customerId, ownId }) => {
      const found = await all(retry, {
        ask: (paging) => stripe.subscriptions.list({ ...paging, customer: customerId, status: 'all' }),
        read: (row) => (read(listed, row).metadata?.subscription === ownId ? subscriptionIn(row) : null),
      })
      return found[0] ?? null
    },
    changeSubscription: async (id, { isCanceledAtEnd, paymentMethodId }, key) => {
      const asked = {
        ...(isCanceledAtEnd === undefined ? {} : { cancel_at_period_end: isCanceledAtEnd }),
        ...(paymentMethodId === undefined ? {} : { default_payment_method: paymentMethodId }),
      }
      return subscriptionIn(await retry(() => stripe.subscriptions.update(id, asked, optionsOf(key))))
    },
    endSubscription: async (id) => {
      await retry(() => stripe.subscriptions.cancel(id)).catch((error: unknown) => {
        // Ended before, by an answer that we did not live to see.
        if (!hasCode(error, 'resource_missing')) throw error
      })
      await voidOpen(stripe, deps, id)
      return readSubscription(id)
    },
  }
}

const voidOpen = async (stripe: Stripe, { retry }: IntentDeps, subscriptionId: string) => {
  const answer = await retry(() => stripe.invoices.list({ subscription: subscriptionId, limit: 10 }))
  for (const { id, status } of answer.data.map(invoiceIn))
    if (status === 'open') await retry(() => stripe.invoices.voidInvoice(id))
}

const invoicesOf = (
  stripe: Stripe,
  { retry, optionsOf }: IntentDeps,
): Pick<Subscriptions, 'invoicesOf' | 'paymentOf' | 'payInvoice'> => ({
  invoicesOf: (subscriptionId) =>
    all(retry, {
      ask: (paging) => stripe.invoices.list({ ...paging, subscription: subscriptionId }),
      read: invoiceIn,
    }),
  paymentOf: async (invoiceId) => {
    const answer = await retry(() => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))
    const { data } = read(paidInvoice, answer).payments
    return (data.find((each) => each.is_default) ?? data[0])?.payment.payment_intent ?? null
  },
  payInvoice: async (invoiceId, paymentMethodId, key) => {
    try {
      const asked = { payment_method: paymentMethodId }
      const answer = await retry(() => stripe.invoices.pay(invoiceId, asked, optionsOf(key)))
      return invoiceIn(answer).status === 'paid' ? 'paid' : 'open'
    } catch (error) {
      const declineCode = declineCodeIn(error)
      if (declineCode === null) throw error
      return declineCode === bankAsks ? 'open' : { declineCode }
    }
  },
})
