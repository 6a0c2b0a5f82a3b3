import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomer, aKey, can, conforms, hold, openEmulator, refusalOf } from './testing/an-emulator.ts'

let stripe: Stripe
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
}, 60_000)
afterAll(() => close())

const chargeOf = async ({ latest_charge }: Stripe.PaymentIntent) => {
  if (typeof latest_charge !== 'string') throw new Error('No charge is named.')
  return stripe.charges.retrieve(latest_charge)
}

describe.runIf(can('payment_intents'))('payment intents', () => {
  conforms('are made, read, changed and listed by customer', async () => {
    const customer = await aCustomer(stripe)
    const made = await stripe.paymentIntents.create({
      amount: 2_000,
      currency: 'usd',
      customer,
      metadata: { order: '17' },
    })
    expect(made).toMatchObject({
      object: 'payment_intent',
      amount: 2_000,
      currency: 'usd',
      customer,
      status: 'requires_payment_method',
      livemode: false,
    })
    expect(await stripe.paymentIntents.retrieve(made.id)).toMatchObject({ metadata: { order: '17' } })
    const changed = await stripe.paymentIntents.update(made.id, { metadata: { hold: 'h1' } })
    expect(changed.metadata).toEqual({ order: '17', hold: 'h1' })
    const listed = await stripe.paymentIntents.list({ customer })
    expect(listed.data.map(({ id }) => id)).toEqual([made.id])
  })

  test('that never were are missing', async () => {
    const refusal = await refusalOf(stripe.paymentIntents.retrieve('pi_neverWas'))
    expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })

  test('are canceled while nothing was taken', async () => {
    const made = await stripe.paymentIntents.create({ amount: 2_000, currency: 'usd' })
    const canceled = await stripe.paymentIntents.cancel(made.id)
    expect(canceled).toMatchObject({ id: made.id, status: 'canceled' })
  })
})

describe.runIf(can('manual_capture', 'payment_methods'))('a hold', () => {
  test('is there for seven days, and nothing is received', async () => {
    const held = await hold(stripe, { payment_method: 'pm_card_visa' })
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 12_345,
      amount_received: 0,
      capture_method: 'manual',
    })
    const charge = await chargeOf(held)
    expect(charge).toMatchObject({ object: 'charge', amount: 12_345, captured: false, paid: true })
    const days = ((charge.payment_method_details?.card?.capture_before ?? 0) - charge.created) / 86_400
    expect(days).toBeCloseTo(7, 0)
  })

  test('is captured once and in part: the rest is let go of', async () => {
    const held = await hold(stripe, { payment_method: 'pm_card_visa' })
    const captured = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 10_000 })
    expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 10_000 })
    expect(await chargeOf(captured)).toMatchObject({ captured: true, amount_captured: 10_000 })
    const again = await refusalOf(stripe.paymentIntents.capture(held.id))
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
    expect(again.payment_intent?.status).toBe('succeeded')
  })

  test('is captured whole where no amount is named', async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa' })
    expect(await stripe.paymentIntents.capture(id)).toMatchObject({ amount_received: 12_345 })
  })

  test('never gives more than it holds', async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa' })
    const refusal = await refusalOf(stripe.paymentIntents.capture(id, { amount_to_capture: 12_346 }))
    expect(refusal).toMatchObject({ statusCode: 400, code: 'amount_too_large', param: 'amount_to_capture' })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ amount_capturable: 12_345 })
  })

  test('is given up, and captured no more', async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa' })
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
      cancellation_reason: 'abandoned',
    })
    expect((await refusalOf(stripe.paymentIntents.capture(id))).statusCode).toBe(400)
    expect((await refusalOf(stripe.paymentIntents.cancel(id))).statusCode).toBe(400)
  })

  test('is not given up after it was captured', async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa' })
    await stripe.paymentIntents.capture(id)
    expect(await refusalOf(stripe.paymentIntents.cancel(id))).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    })
  })

  test('is made first and confirmed later, once', async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa', confirm: false })
    expect((await stripe.paymentIntents.confirm(id)).status).toBe('requires_capture')
    expect((await refusalOf(stripe.paymentIntents.confirm(id))).statusCode).toBe(400)
  })

  test.each([
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ customer: 'cus_neverWas' }, 'resource_missing', 'customer'],
    [{ payment_method: 'pm_neverWas' }, 'resource_missing', 'payment_method'],
  ])('of %j is refused with %s', async (more, code, param) => {
    expect(await refusalOf(hold(stripe, { payment_method: 'pm_card_visa', ...more }))).toMatchObject({
      code,
      param,
    })
  })

  test('needs somewhere to come back to, unless only cards are taken', async () => {
    const asked = { amount: 2_000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
    const refusal = await refusalOf(stripe.paymentIntents.create(asked))
    expect(refusal.message).toContain('return_url')
  })

  test('keeps the card with its customer where that was asked', async () => {
    const held = await hold(stripe, { payment_method: 'pm_card_visa', setup_future_usage: 'off_session' })
    const method = await stripe.paymentMethods.retrieve(String(held.payment_method))
    expect(method.customer).toBe(held.customer)
    const later = await hold(stripe, {
      payment_method: method.id,
      customer: String(held.customer),
      off_session: true,
    })
    expect(later.status).toBe('requires_capture')
  })

  test('is found by what is written on it', async () => {
    const order = aKey()
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa', metadata: { order } })
    const found = () => stripe.paymentIntents.search({ query: `metadata['order']:'${order}'` })
    // Stripe's search lags behind by some seconds.
    await expect
      .poll(async () => (await found()).data.map((one) => one.id), { timeout: 60_000 })
      .toEqual([id])
  })
})

describe.runIf(can('refunds', 'manual_capture', 'payment_methods'))('a refund', () => {
  const captured = async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa' })
    return stripe.paymentIntents.capture(id, { amount_to_capture: 10_000 })
  }

  test('gives back in parts, never more than was taken', async () => {
    const { id, latest_charge } = await captured()
    const first = await stripe.refunds.create({
      payment_intent: id,
      amount: 4_000,
      metadata: { operation: 'o1' },
    })
    expect(first).toMatchObject({
      object: 'refund',
      amount: 4_000,
      currency: 'usd',
      payment_intent: id,
      charge: latest_charge,
      status: 'succeeded',
    })
    const tooMuch = await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 6_001 }))
    expect(tooMuch).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
    const rest = await stripe.refunds.create({ payment_intent: id })
    expect(rest.amount).toBe(6_000)
    const again = await refusalOf(stripe.refunds.create({ payment_intent: id }))
    expect(again.code).toBe('charge_already_refunded')
    const listed = await stripe.refunds.list({ payment_intent: id })
    expect(listed.data.map((one) => one.id)).toEqual([rest.id, first.id])
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({ metadata: { operation: 'o1' } })
  })

  test('of what is only held is refused', async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa' })
    expect((await refusalOf(stripe.refunds.create({ payment_intent: id }))).statusCode).toBe(400)
  })
})
