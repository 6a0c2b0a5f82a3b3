import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, can, conforms, openEmulator, refusalOf } from './testing/an-emulator.ts'

// The older way to pay, which we do not go: here so that emulators that know no other can be asked the same.

let stripe: Stripe
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
}, 60_000)
afterAll(() => close())

const aHold = (source = 'tok_visa') =>
  stripe.charges.create({ amount: 12_345, currency: 'usd', source, capture: false })

describe.runIf(can('charges_api'))('a charge that is only held', () => {
  test('is captured once and in part: the rest is let go of', async () => {
    const held = await aHold()
    expect(held).toMatchObject({ object: 'charge', amount: 12_345, captured: false, status: 'succeeded' })
    const captured = await stripe.charges.capture(held.id, { amount: 10_000 })
    expect(captured).toMatchObject({ captured: true, amount_refunded: 2_345 })
    expect((await refusalOf(stripe.charges.capture(held.id))).statusCode).toBe(400)
  })

  conforms('never gives more than it holds', async () => {
    const { id } = await aHold()
    expect((await refusalOf(stripe.charges.capture(id, { amount: 12_346 }))).statusCode).toBe(400)
  })

  test('is given back in parts, never more than was taken', async () => {
    const { id } = await aHold()
    await stripe.charges.capture(id, { amount: 10_000 })
    const first = await stripe.refunds.create({ charge: id, amount: 4_000 })
    expect(first).toMatchObject({ object: 'refund', amount: 4_000, charge: id, status: 'succeeded' })
    expect((await refusalOf(stripe.refunds.create({ charge: id, amount: 6_001 }))).statusCode).toBe(400)
    expect((await stripe.refunds.create({ charge: id, amount: 6_000 })).amount).toBe(6_000)
    expect((await refusalOf(stripe.refunds.create({ charge: id }))).code).toBe('charge_already_refunded')
  })

  test('is one under a key, also for thirty at once', async () => {
    const idempotencyKey = aKey()
    const asked = { amount: 2_000, currency: 'usd', source: 'tok_visa', capture: false }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => stripe.charges.create(asked, { idempotencyKey })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const other = stripe.charges.create({ ...asked, amount: 3_000 }, { idempotencyKey })
    expect(await refusalOf(other)).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
  })

  test.each([
    ['tok_chargeDeclined', 'card_declined', 'generic_decline'],
    ['tok_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['tok_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['tok_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])('is refused by the bank of %s with %s', async (source, code, declineCode) => {
    const refusal = await refusalOf(aHold(source))
    expect(refusal).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
    if (declineCode) expect(refusal.decline_code).toBe(declineCode)
  })
})
