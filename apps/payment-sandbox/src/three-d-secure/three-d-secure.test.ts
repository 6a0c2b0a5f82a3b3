import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOrigin, openTestSandbox } from '../testing/a-sandbox.ts'
import { stripeAt } from '../testing/an-emulator.ts'

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>
let stripe: Stripe
beforeAll(async () => {
  sandbox = await openTestSandbox()
  stripe = stripeAt(sandbox.origin)
}, 60_000)
afterAll(() => sandbox.close())

const returnUrl = 'https://shop.example/showroom/checkout-payment?order=17'

const asked = async (payment_method: string, customer?: string) => {
  const intent = await stripe.paymentIntents.create({
    amount: 282_087,
    currency: 'usd',
    customer: customer ?? (await stripe.customers.create({})).id,
    payment_method,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    setup_future_usage: 'off_session',
    confirm: true,
    return_url: returnUrl,
  })
  return { ...intent, page: intent.next_action?.redirect_to_url?.url ?? '' }
}

const press = (page: string, answer: string, origin = sandbox.origin) =>
  fetch(page, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
    redirect: 'manual',
  })

const wayBack = (reply: Response) => {
  const address = new URL(reply.headers.get('location') ?? '')
  const { order, payment_intent, redirect_status } = Object.fromEntries(address.searchParams)
  return { order, payment_intent, redirect_status }
}
const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status

test('the bank’s page says what is paid to whom with which card, and leads nowhere but back', async () => {
  const { page } = await asked('pm_card_authenticationRequired')
  const reply = await fetch(page)
  const html = await reply.text()
  for (const said of ['shop.example', '$2,820.87', 'Visa ending in 3184']) expect(html).toContain(said)
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' https://shop.example;")
  expect(policy).toContain(`frame-ancestors ${hostOrigin}`)
})

test('who confirms has the money held, and pressing twice changes nothing', async () => {
  const { id, page } = await asked('pm_card_authenticationRequired')
  const back = { order: '17', payment_intent: id, redirect_status: 'succeeded' }
  expect(wayBack(await press(page, 'complete'))).toEqual(back)
  expect(await statusOf(id)).toBe('requires_capture')
  expect(wayBack(await press(page, 'fail'))).toEqual(back)
  expect(await statusOf(id)).toBe('requires_capture')
  expect(await (await fetch(page)).text()).toContain('There is nothing to confirm here')
})

test('who does not confirm is asked for another card', async () => {
  const { id, page } = await asked('pm_card_authenticationRequired')
  expect(wayBack(await press(page, 'fail'))).toMatchObject({ redirect_status: 'failed' })
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
})

test('a card may be declined after it was confirmed', async () => {
  const { id, page } = await asked('pm_card_authenticationRequiredChargeDeclined')
  expect(wayBack(await press(page, 'complete'))).toMatchObject({ redirect_status: 'failed' })
  expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toMatchObject({
    code: 'card_declined',
  })
})

test('a card that was confirmed for later is not asked about again, another one is each time', async () => {
  const { payment_method, customer, page } = await asked('pm_card_authenticationRequiredOnSetup')
  await press(page, 'complete')
  expect((await asked(String(payment_method), String(customer))).status).toBe('requires_capture')
  const always = await asked('pm_card_authenticationRequired')
  await press(always.page, 'complete')
  const again = await asked(String(always.payment_method), String(always.customer))
  expect(again.status).toBe('requires_action')
})

test('nobody else’s page presses for its visitor, and an address that is no payment’s asks nothing', async () => {
  const { id, page } = await asked('pm_card_authenticationRequired')
  expect((await press(page, 'complete', 'https://stranger.example')).status).toBe(403)
  expect((await press(page, 'maybe')).status).toBe(400)
  expect(await statusOf(id)).toBe('requires_action')
  expect((await fetch(`${sandbox.origin}/3d-secure/pi_never_secret_was`)).status).toBe(404)
})
