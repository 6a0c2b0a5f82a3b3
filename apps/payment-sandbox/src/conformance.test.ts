import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, can, conforms, openEmulator, refusalOf } from './testing/an-emulator.ts'

let stripe: Stripe
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
}, 60_000)
afterAll(() => close())

const aCustomer = () => stripe.customers.create({ name: 'Ana Quill', email: 'ana@homes.example' })

const setup = (customer: string, payment_method: string) =>
  stripe.setupIntents.create({
    customer,
    payment_method,
    allowed_payment_method_types: ['card'],
    confirm: true,
    usage: 'off_session',
  })

describe.runIf(can('customers'))('customers', () => {
  conforms('are made, changed, read and deleted', async () => {
    const made = await stripe.customers.create({
      email: 'ana@homes.example',
      metadata: { account: 'a1', kept: 'yes' },
    })
    expect(made).toMatchObject({ object: 'customer', email: 'ana@homes.example', livemode: false })
    const changed = await stripe.customers.update(made.id, { name: 'Ana', metadata: { account: '' } })
    expect(changed).toMatchObject({
      id: made.id,
      name: 'Ana',
      email: 'ana@homes.example',
      metadata: { kept: 'yes' },
    })
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ name: 'Ana' })
    expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true })
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true })
    const refusal = await refusalOf(stripe.customers.update(made.id, { name: 'Somebody' }))
    expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })

  conforms('that never were are missing', async () => {
    const refusal = await refusalOf(stripe.customers.retrieve('cus_neverWas'))
    expect(refusal).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
    })
    expect(refusal.message).toContain("No such customer: 'cus_neverWas'")
  })

  test.runIf(can('unknown_parameters'))('have no field that Stripe does not know', async () => {
    const asked: Stripe.CustomerCreateParams = JSON.parse('{"colour":"red"}')
    expect(await refusalOf(stripe.customers.create(asked))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'colour',
    })
  })
})

describe.runIf(can('setup_intents', 'payment_methods'))('setup intents', () => {
  test('tie a good card to its customer', async () => {
    const { id } = await aCustomer()
    const intent = await setup(id, 'pm_card_visa')
    expect(intent).toMatchObject({
      object: 'setup_intent',
      status: 'succeeded',
      customer: id,
      usage: 'off_session',
    })
    const method = await stripe.paymentMethods.retrieve(String(intent.payment_method))
    expect(method).toMatchObject({ object: 'payment_method', type: 'card', customer: id })
    expect(method.card).toMatchObject({ brand: 'visa', last4: '4242', funding: 'credit' })
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
  })

  test('are made first and confirmed later', async () => {
    const { id } = await aCustomer()
    const made = await stripe.setupIntents.create({ customer: id, allowed_payment_method_types: ['card'] })
    expect(made.status).toBe('requires_payment_method')
    expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`))
    const unready = await refusalOf(stripe.setupIntents.confirm(made.id))
    expect(unready).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
    const confirmed = await stripe.setupIntents.confirm(made.id, { payment_method: 'pm_card_mastercard' })
    expect(confirmed.status).toBe('succeeded')
    const again = await refusalOf(stripe.setupIntents.confirm(made.id, { payment_method: 'pm_card_visa' }))
    expect(again).toMatchObject({ statusCode: 400, code: 'setup_intent_unexpected_state' })
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])('of %s are refused with %s', async (method, code, declineCode) => {
    const { id } = await aCustomer()
    const refusal = await refusalOf(setup(id, method))
    expect(refusal).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
    if (declineCode) expect(refusal.decline_code).toBe(declineCode)
    expect(refusal.setup_intent).toMatchObject({ status: 'requires_payment_method' })
    const { data } = await stripe.paymentMethods.list({ customer: id, type: 'card' })
    expect(data).toEqual([])
  })

  test('of a card that asks its owner wait for the owner', async () => {
    const { id } = await aCustomer()
    const intent = await setup(id, 'pm_card_authenticationRequired')
    expect(intent.status).toBe('requires_action')
    expect(intent.next_action).not.toBeNull()
  })
})

describe.runIf(can('payment_methods'))('payment methods', () => {
  test('of a customer are listed newest first, page by page', async () => {
    const { id } = await aCustomer()
    for (const method of ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex']) await setup(id, method)
    const first = await stripe.paymentMethods.list({ customer: id, type: 'card', limit: 2 })
    expect(first.data.map(({ card }) => card?.brand)).toEqual(['amex', 'mastercard'])
    expect(first.has_more).toBe(true)
    const after = first.data[1]?.id ?? ''
    const rest = await stripe.paymentMethods.list({
      customer: id,
      type: 'card',
      limit: 2,
      starting_after: after,
    })
    expect(rest.data.map(({ card }) => card?.brand)).toEqual(['visa'])
    expect(rest.has_more).toBe(false)
    const brands: (string | undefined)[] = []
    for await (const { card } of stripe.paymentMethods.list({ customer: id, type: 'card', limit: 1 }))
      brands.push(card?.brand)
    expect(brands).toEqual(['amex', 'mastercard', 'visa'])
    const own = await stripe.customers.listPaymentMethods(id)
    expect(own.data).toHaveLength(3)
  })

  test('are attached once, detached once, and not used again', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: one.id })
    expect(method.customer).toBe(one.id)
    const taken = await refusalOf(stripe.paymentMethods.attach(method.id, { customer: other.id }))
    expect(taken.statusCode).toBe(400)
    expect(await stripe.paymentMethods.detach(method.id)).toMatchObject({ id: method.id, customer: null })
    expect(await refusalOf(stripe.paymentMethods.detach(method.id))).toMatchObject({ statusCode: 400 })
    expect(await refusalOf(stripe.paymentMethods.attach(method.id, { customer: one.id }))).toMatchObject({
      statusCode: 400,
    })
  })

  test('are a customer’s default only where they are attached to it', async () => {
    const { id } = await aCustomer()
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: id })
    const chosen = await stripe.customers.update(id, {
      invoice_settings: { default_payment_method: method.id },
    })
    expect(chosen.invoice_settings.default_payment_method).toBe(method.id)
    const other = await aCustomer()
    const refusal = await refusalOf(
      stripe.customers.update(other.id, { invoice_settings: { default_payment_method: method.id } }),
    )
    expect(refusal.statusCode).toBe(400)
    await stripe.paymentMethods.detach(method.id)
    const after = await stripe.customers.retrieve(id)
    expect(after.deleted ? undefined : after.invoice_settings.default_payment_method).toBeNull()
  })

  test('are never made of a bare number', async () => {
    const refusal = await refusalOf(
      stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' },
      }),
    )
    expect(refusal.message).toContain('generally unsafe')
  })
})

describe.runIf(can('idempotency'))('a key for repeated requests', () => {
  test('gives the same answer to the same request, also to thirty at once', async () => {
    const idempotencyKey = aKey()
    const asked = Array.from({ length: 30 }, () =>
      stripe.customers.create({ name: 'Once' }, { idempotencyKey, maxNetworkRetries: 5 }),
    )
    const ids = (await Promise.all(asked)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
  })

  test('is refused for another request', async () => {
    const idempotencyKey = aKey()
    await stripe.customers.create({ name: 'Once' }, { idempotencyKey })
    const refusal = await refusalOf(stripe.customers.create({ name: 'Twice' }, { idempotencyKey }))
    expect(refusal).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test.runIf(can('setup_intents', 'declines'))('remembers that a bank said no', async () => {
    const idempotencyKey = aKey()
    const { id } = await aCustomer()
    const asked = { customer: id, payment_method: 'pm_card_visa_chargeDeclined', confirm: true } as const
    const first = await refusalOf(stripe.setupIntents.create(asked, { idempotencyKey }))
    const second = await refusalOf(stripe.setupIntents.create(asked, { idempotencyKey }))
    expect(second.setup_intent?.id).toBe(first.setup_intent?.id)
  })
})

describe.runIf(can('refusals'))('an address that is not there', () => {
  conforms('answers nothing that it does not know', async () => {
    const refusal = await refusalOf(stripe.rawRequest('POST', '/v1/no_such_thing', {}))
    expect(refusal.statusCode).toBe(404)
    expect(refusal.message).not.toBe('')
  })
})
