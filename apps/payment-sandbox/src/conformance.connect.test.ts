import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, openEmulator, refusalOf } from './testing/an-emulator.ts'

let stripe: Stripe
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
}, 60_000)
afterAll(() => close())

const anAccount = () =>
  stripe.accounts.create({
    type: 'express',
    country: 'US',
    email: 'vendor@homes.example',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { vendor: 'v1' },
  })

/** Told on the provider's own page, by whom it is about: our sandbox's asks for one press. */
const onboarded = async () => {
  const { id } = await anAccount()
  const link = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: 'https://shop.example/refresh',
    return_url: 'https://shop.example/return',
  })
  const reply = await fetch(link.url, {
    method: 'POST',
    headers: { origin: new URL(link.url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  })
  return { id, link, leadsTo: reply.headers.get('location') }
}

const aCharge = async (amount: number) => {
  const { latest_charge } = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
  })
  return String(latest_charge)
}

describe.runIf(can('connect'))('a connected account', () => {
  test('is made without being able to receive anything', async () => {
    const made = await anAccount()
    expect(made).toMatchObject({
      object: 'account',
      type: 'express',
      details_submitted: false,
      payouts_enabled: false,
      metadata: { vendor: 'v1' },
    })
    expect(made.requirements?.currently_due?.length).toBeGreaterThan(0)
    const asked = stripe.transfers.create({ amount: 100, currency: 'usd', destination: made.id })
    expect((await refusalOf(asked)).statusCode).toBe(400)
  })

  test.runIf(can('onboarding_page'))(
    'receives when its owner has told who they are, by a link that is good once',
    async () => {
      const { id, link, leadsTo } = await onboarded()
      expect(leadsTo).toBe('https://shop.example/return')
      expect(await stripe.accounts.retrieve(id)).toMatchObject({
        details_submitted: true,
        payouts_enabled: true,
        capabilities: { transfers: 'active' },
      })
      const again = await fetch(link.url, { redirect: 'manual' })
      expect(again.headers.get('location')).toBe('https://shop.example/refresh')
    },
  )

  test('that never was is refused', async () => {
    expect((await refusalOf(stripe.accounts.retrieve('acct_neverWas'))).statusCode).toBe(403)
  })
})

describe.runIf(can('connect', 'onboarding_page', 'payment_methods'))('a transfer', () => {
  test('passes on of a charge no more than it brought in', async () => {
    const [{ id: destination }, charge] = [await onboarded(), await aCharge(10_000)]
    const pass = (amount: number) =>
      stripe.transfers.create({
        amount,
        currency: 'usd',
        destination,
        source_transaction: charge,
        transfer_group: 'order-17',
      })
    const first = await pass(7_000)
    expect(first).toMatchObject({
      object: 'transfer',
      amount: 7_000,
      destination,
      source_transaction: charge,
      reversed: false,
    })
    expect((await refusalOf(pass(3_001))).statusCode).toBe(400)
    const second = await pass(3_000)
    const listed = await stripe.transfers.list({ destination })
    expect(listed.data.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  test('is taken back in parts', async () => {
    const [{ id: destination }, charge] = [await onboarded(), await aCharge(10_000)]
    const { id } = await stripe.transfers.create({
      amount: 6_000,
      currency: 'usd',
      destination,
      source_transaction: charge,
    })
    const reversal = await stripe.transfers.createReversal(id, { amount: 2_000 })
    expect(reversal).toMatchObject({ object: 'transfer_reversal', amount: 2_000, transfer: id })
    expect((await refusalOf(stripe.transfers.createReversal(id, { amount: 4_001 }))).statusCode).toBe(400)
    await stripe.transfers.createReversal(id)
    expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 6_000, reversed: true })
  })
})

describe.runIf(can('connect', 'onboarding_page', 'payment_methods'))('a payout', () => {
  test('is made of what the account has', async () => {
    const [{ id: account }, charge] = [await onboarded(), await aCharge(10_000)]
    await stripe.transfers.create({
      amount: 5_000,
      currency: 'usd',
      destination: account,
      source_transaction: charge,
    })
    const as = { stripeAccount: account }
    const has = async () => (await stripe.balance.retrieve({}, as)).available[0]?.amount
    expect(await has()).toBe(5_000)
    const tooMuch = await refusalOf(stripe.payouts.create({ amount: 5_001, currency: 'usd' }, as))
    expect(tooMuch.code).toBe('balance_insufficient')
    const made = await stripe.payouts.create({ amount: 4_000, currency: 'usd' }, as)
    expect(made).toMatchObject({ object: 'payout', amount: 4_000, status: 'pending' })
    expect(await has()).toBe(1_000)
    await stripe.payouts.cancel(made.id, {}, as)
    expect(await has()).toBe(5_000)
    const instant = await stripe.payouts.create({ amount: 1_000, currency: 'usd', method: 'instant' }, as)
    expect(await stripe.payouts.retrieve(instant.id, {}, as)).toMatchObject({ status: 'paid' })
    expect((await refusalOf(stripe.payouts.retrieve(instant.id))).statusCode).toBe(404)
  })
})
