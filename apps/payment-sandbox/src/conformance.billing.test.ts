import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, can, openEmulator, refusalOf } from './testing/an-emulator.ts'

let stripe: Stripe
let price: string
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
  const product = await stripe.products.create({ name: 'Premium' })
  const monthly = { currency: 'usd', unit_amount: 19_900, recurring: { interval: 'month' } } as const
  price = (await stripe.prices.create({ product: product.id, ...monthly })).id
}, 60_000)
afterAll(() => close())

/** A customer with a card, who subscribes. */
const subscribed = async (card = 'pm_card_visa') => {
  const { id: customer } = await stripe.customers.create({ email: 'ana@people.test' })
  const { id: method } = await stripe.paymentMethods.attach(card, { customer })
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      default_payment_method: method,
      payment_behavior: 'allow_incomplete',
      metadata: { subscription: 'ours' },
    },
    { idempotencyKey: aKey() },
  )
  return { customer, subscription }
}

const invoicesOf = async ({ id }: Stripe.Subscription) =>
  (await stripe.invoices.list({ subscription: id })).data

/** Of the item, as Stripe tells it. */
const periodOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0

describe.runIf(can('billing'))('a subscription', () => {
  test('is paid at once, a month long, and found by its customer', async () => {
    const { customer, subscription } = await subscribed()
    expect(subscription).toMatchObject({
      object: 'subscription',
      status: 'active',
      customer,
      cancel_at_period_end: false,
      metadata: { subscription: 'ours' },
    })
    const days = (periodOf(subscription) - subscription.created) / 86_400
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
    const [invoice] = await invoicesOf(subscription)
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 19_900,
      billing_reason: 'subscription_create',
    })
    expect(invoice?.parent?.subscription_details?.subscription).toBe(subscription.id)
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ id }) => id)).toEqual([subscription.id])
  })

  test('stays incomplete where the bank says no, and can be ended with nothing owed', async () => {
    const { subscription } = await subscribed('pm_card_chargeCustomerFail')
    expect(subscription.status).toBe('incomplete')
    const [open] = await invoicesOf(subscription)
    const invoice = await stripe.invoices.retrieve(open?.id ?? '', { expand: ['payments'] })
    expect(invoice.status).toBe('open')
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent)
    expect((await stripe.paymentIntents.retrieve(intent)).last_payment_error?.code).toBe('card_declined')
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled')
    expect((await stripe.invoices.voidInvoice(invoice.id ?? '')).status).toBe('void')
    expect((await refusalOf(stripe.subscriptions.cancel(subscription.id))).statusCode).toBe(404)
  })

  test('waits for the bank’s question, which a page of the invoice leads to', async () => {
    const { subscription } = await subscribed('pm_card_authenticationRequired')
    expect(subscription.status).toBe('incomplete')
    const [invoice] = await invoicesOf(subscription)
    expect(invoice?.hosted_invoice_url).toMatch(/^https?:/)
    expect((await fetch(invoice?.hosted_invoice_url ?? '')).status).toBe(200)
  })

  test('is canceled at the end of its period, and goes on when that is taken back', async () => {
    const { subscription } = await subscribed()
    const canceled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect(periodOf(canceled)).toBe(periodOf(subscription))
    const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({ cancel_at_period_end: false, canceled_at: null })
  })
})

describe.runIf(can('end_period'))('at the end of its period', () => {
  const endPeriod = (id: string) =>
    stripe.rawRequest('POST', `/v1/test_helpers/subscriptions/${id}/end_period`)

  test('it is paid for again', async () => {
    const { subscription } = await subscribed()
    await endPeriod(subscription.id)
    const after = await stripe.subscriptions.retrieve(subscription.id)
    expect([after.status, (await invoicesOf(after)).length]).toEqual(['active', 2])
  })

  test('it is past due where the card is refused, until another one pays', async () => {
    const { customer, subscription } = await subscribed()
    const refused = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: refused.id })
    await endPeriod(subscription.id)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    const [open] = await invoicesOf(subscription)
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    expect((await stripe.invoices.pay(open?.id ?? '', { payment_method: good.id })).status).toBe('paid')
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    const { data } = await stripe.events.list({ limit: 100 })
    const told = new Set(data.map(({ type }) => type))
    for (const type of ['invoice.paid', 'invoice.payment_failed', 'customer.subscription.updated'])
      expect(told).toContain(type)
  })

  test('it ends where it was canceled', async () => {
    const { subscription } = await subscribed()
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await endPeriod(subscription.id)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
    expect(await invoicesOf(subscription)).toHaveLength(1)
  })
})
