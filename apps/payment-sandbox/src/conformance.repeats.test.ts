import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomer, aKey, can, hold, openEmulator, refusalOf } from './testing/an-emulator.ts'

let stripe: Stripe
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
}, 60_000)
afterAll(() => close())

describe.runIf(can('idempotency', 'manual_capture', 'payment_methods'))('a key for repeated requests', () => {
  test('makes one hold of thirty at once', async () => {
    const customer = await aCustomer(stripe)
    const idempotencyKey = aKey()
    const asked = {
      amount: 2_000,
      currency: 'usd',
      customer,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      confirm: true,
    } as const
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        stripe.paymentIntents.create(
          { ...asked, allowed_payment_method_types: ['card'] },
          { idempotencyKey, maxNetworkRetries: 5 },
        ),
      ),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await stripe.paymentIntents.list({ customer })).data).toHaveLength(1)
  })

  test('captures once, and answers the same again', async () => {
    const { id } = await hold(stripe, { payment_method: 'pm_card_visa' })
    const idempotencyKey = aKey()
    const capture = () => stripe.paymentIntents.capture(id, { amount_to_capture: 5_000 }, { idempotencyKey })
    const first = await capture()
    expect(await capture()).toEqual(first)
  })

  test('remembers that a bank said no', async () => {
    const idempotencyKey = aKey()
    const customer = await aCustomer(stripe)
    const ask = () =>
      stripe.paymentIntents.create(
        {
          amount: 2_000,
          currency: 'usd',
          customer,
          payment_method: 'pm_card_visa_chargeDeclined',
          allowed_payment_method_types: ['card'],
          confirm: true,
        },
        { idempotencyKey },
      )
    const [first, second] = [await refusalOf(ask()), await refusalOf(ask())]
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id)
  })
})
