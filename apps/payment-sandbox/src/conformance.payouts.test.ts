import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, openEmulator, refusalOf } from './testing/an-emulator.ts'

let stripe: Stripe
let origin = ''
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  origin = emulator.origin
  close = emulator.close
}, 60_000)
afterAll(() => close())

const aBank = async (account_number = '000123456789', routing_number = '110000000') =>
  stripe.tokens.create({
    bank_account: { country: 'US', currency: 'usd', routing_number, account_number },
  })

const anIdentity = (year = 1980, ssn_last_4: string | undefined = '0000') =>
  stripe.tokens.create({
    account: {
      business_type: 'individual',
      individual: {
        first_name: 'Ana',
        last_name: 'Quill',
        dob: { day: 1, month: 1, year },
        ...(ssn_last_4 ? { ssn_last_4 } : {}),
        address: { line1: '1 Main St', city: 'Pasadena', state: 'CA', postal_code: '91101' },
      },
      tos_shown_and_accepted: true,
    },
  })

const aCustom = async ({ bank = '000123456789', year = 1980 } = {}) =>
  stripe.accounts.create({
    type: 'custom',
    country: 'US',
    email: 'vendor@homes.example',
    capabilities: { transfers: { requested: true } },
    account_token: (await anIdentity(year)).id,
    external_account: (await aBank(bank)).id,
    settings: { payouts: { schedule: { interval: 'manual' }, statement_descriptor: 'SHOWROOM' } },
  })

const aFilled = async (bank: string) => {
  const { id } = await aCustom({ bank })
  await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
  })
  await stripe.transfers.create({ amount: 5_000, currency: 'usd', destination: id }).catch(() => undefined)
  return { id, as: { stripeAccount: id } }
}

describe.runIf(can('connect', 'onboarding_page'))('an account that calls tell of', () => {
  test('is paid as soon as all is told, and shows of its bank the last four', async () => {
    const made = await aCustom()
    expect(made).toMatchObject({
      type: 'custom',
      payouts_enabled: true,
      business_type: 'individual',
      requirements: { currently_due: [], disabled_reason: null },
    })
    expect(made.external_accounts?.data[0]).toMatchObject({ object: 'bank_account', last4: '6789' })
    expect(JSON.stringify(made)).not.toContain('000123456789')
  })

  test('says what is missing, what is looked at, and whom nobody may pay', async () => {
    const { id } = await stripe.accounts.create({
      type: 'custom',
      capabilities: { transfers: { requested: true } },
      account_token: (await anIdentity(1980, '')).id,
    })
    expect((await stripe.accounts.retrieve(id)).requirements?.currently_due).toEqual([
      'individual.ssn_last_4',
      'external_account',
    ])
    const looked = await aCustom({ year: 1901 })
    expect(looked.requirements).toMatchObject({
      disabled_reason: 'requirements.pending_verification',
      currently_due: [],
    })
    expect((await aCustom({ year: 1900 })).requirements?.disabled_reason).toBe('listed')
  })

  test('takes no bank that cannot be, and a token once', async () => {
    expect(await refusalOf(aBank('000123456789', '110000001'))).toMatchObject({
      param: 'bank_account[routing_number]',
    })
    const bank = await aBank()
    const { id } = await aCustom()
    await stripe.accounts.update(id, { external_account: bank.id })
    expect((await refusalOf(stripe.accounts.update(id, { external_account: bank.id }))).statusCode).toBe(400)
  })

  test('hands in its bank from a browser, which has the publishable key alone', async () => {
    const reply = await fetch(`${origin}/v1/tokens`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_sandbox',
        'bank_account[country]': 'US',
        'bank_account[currency]': 'usd',
        'bank_account[routing_number]': '110000000',
        'bank_account[account_number]': '000123456789',
      }),
    })
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(await reply.json()).toMatchObject({ object: 'token', bank_account: { last4: '6789' } })
  })
})

describe.runIf(can('connect', 'onboarding_page', 'payment_methods'))('what a bank does with a payout', () => {
  test.each([
    ['000777777771', ['paid', 'paid']],
    ['000111111116', ['failed', 'failed']],
    ['000777777789', ['paid', 'failed']],
  ])('to %s', async (bank, states) => {
    const { id, as } = await aFilled(bank)
    const made = await stripe.payouts.create({ amount: 1_000, currency: 'usd' }, as)
    const seen = []
    for (const _look of states) seen.push((await stripe.payouts.retrieve(made.id, {}, as)).status)
    expect(seen.at(-1)).toBe(states.at(-1))
    const has = (await stripe.balance.retrieve({}, as)).available[0]?.amount
    expect(has).toBe(states.at(-1) === 'failed' ? 5_000 : 4_000)
    const events = await stripe.events.list({ types: [`payout.${states.at(-1)}`] })
    expect(events.data[0]).toMatchObject({ account: id, data: { object: { id: made.id } } })
  })

  test('that is done and answered with an error: it is there under the same key', async () => {
    const { as } = await aFilled('000777777797')
    const ask = () =>
      stripe.payouts.create({ amount: 1_000, currency: 'usd' }, { ...as, idempotencyKey: 'lost' })
    await expect(ask()).rejects.toThrow()
    expect((await ask()).object).toBe('payout')
  })
})
