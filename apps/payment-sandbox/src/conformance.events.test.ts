import { createServer, type Server } from 'node:http'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, openEmulator } from './testing/an-emulator.ts'

let stripe: Stripe
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
}, 60_000)
afterAll(() => close())

type Taken = { body: string; signature: string }

/** Takes webhooks on this machine; refuses as many as it is told to at first. */
const openReceiver = async (refusing = 0) => {
  const taken: Taken[] = []
  let asked = 0
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      asked += 1
      const isRefused = asked <= refusing
      if (!isRefused) taken.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(isRefused ? 500 : 200).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((ended) => server.close(ended))
  }
  return { url: `http://127.0.0.1:${port}/hook`, taken, stop, asked: () => asked }
}

const aHold = async (payment_method = 'pm_card_visa') => {
  const customer = await stripe.customers.create({})
  return stripe.paymentIntents.create({
    amount: 2_000,
    currency: 'usd',
    customer: customer.id,
    payment_method,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
  })
}

const typesAbout = async (intentId: string) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => JSON.stringify(object).includes(intentId))
    .map(({ type }) => type)
    .reverse()
}

describe.runIf(can('events', 'manual_capture', 'payment_methods'))('events', () => {
  test('tell of a hold, its capture and what is given back, in order', async () => {
    const { id } = await aHold()
    await stripe.paymentIntents.capture(id)
    await stripe.refunds.create({ payment_intent: id, amount: 500 })
    expect(await typesAbout(id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'charge.captured',
      'payment_intent.succeeded',
      'charge.refunded',
      'refund.created',
    ])
  })

  test('tell of what was given up', async () => {
    const { id } = await aHold()
    await stripe.paymentIntents.cancel(id)
    expect((await typesAbout(id)).slice(-2)).toEqual(['charge.refunded', 'payment_intent.canceled'])
  })

  test('are read one by one, and listed by type', async () => {
    const { id } = await aHold()
    const { data } = await stripe.events.list({ type: 'payment_intent.amount_capturable_updated', limit: 1 })
    const [latest] = data
    expect(latest?.data.object).toMatchObject({ id, status: 'requires_capture' })
    expect(await stripe.events.retrieve(latest?.id ?? '')).toMatchObject({
      id: latest?.id,
      type: latest?.type,
    })
  })
})

describe.runIf(can('webhook_endpoints', 'webhooks'))('webhooks', () => {
  test('come signed to whoever wants to hear of it', async () => {
    const receiver = await openReceiver()
    const endpoint = await stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['payment_intent.created'],
    })
    try {
      const secret = endpoint.secret ?? ''
      expect(secret).toMatch(/^whsec_/)
      const made = await stripe.paymentIntents.create({ amount: 2_000, currency: 'usd' })
      await expect.poll(() => receiver.taken.length, { timeout: 20_000 }).toBe(1)
      const { body, signature } = receiver.taken[0] ?? { body: '', signature: '' }
      const event = stripe.webhooks.constructEvent(body, signature, secret)
      expect(event).toMatchObject({ object: 'event', type: 'payment_intent.created' })
      expect(event.id).toMatch(/^evt_/)
      expect(event.data.object).toMatchObject({ id: made.id })
      expect(() => stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow(
        Stripe.errors.StripeSignatureVerificationError,
      )
      expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_another')).toThrow()
    } finally {
      await stripe.webhookEndpoints.del(endpoint.id)
      await receiver.stop()
    }
  })

  test.runIf(can('events'))('that were not taken come again', async () => {
    const receiver = await openReceiver(2)
    const endpoint = await stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['payment_intent.created'],
    })
    try {
      await stripe.paymentIntents.create({ amount: 2_000, currency: 'usd' })
      await expect.poll(() => receiver.taken.length, { timeout: 20_000 }).toBe(1)
      expect(receiver.asked()).toBe(3)
    } finally {
      await stripe.webhookEndpoints.del(endpoint.id)
      await receiver.stop()
    }
  })
})
