import { createServer } from 'node:http'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSandbox, typeInto } from './testing/a-sandbox.ts'
import { refusalOf, stripeAt } from './testing/an-emulator.ts'
import { faultCards } from './fault/fault-cards.ts'
import { sql } from './db/sql.ts'

// What only this sandbox does: it breaks on purpose.

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>
let stripe: Stripe
let clock = Date.parse('2026-11-21T18:00:00Z')

beforeAll(async () => {
  sandbox = await openTestSandbox(() => new Date(clock))
  stripe = stripeAt(sandbox.origin)
}, 60_000)
afterAll(() => sandbox.close())

const asking = (payment_method: string, customer: string): Stripe.PaymentIntentCreateParams => ({
  amount: 2_000,
  currency: 'usd',
  customer,
  payment_method,
  allowed_payment_method_types: ['card'],
  capture_method: 'manual',
  confirm: true,
})
const aCustomer = async () => (await stripe.customers.create({})).id
const aHold = async (payment_method: string) =>
  stripe.paymentIntents.create(asking(payment_method, await aCustomer()))

const holdsOf = async (customer: string) => (await stripe.paymentIntents.list({ customer })).data

const postHold = (customer: string, payment_method: string, key: string) =>
  fetch(`${sandbox.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    },
    body: `amount=2000&currency=usd&customer=${customer}&payment_method=${payment_method}&allowed_payment_method_types[0]=card&capture_method=manual&confirm=true`,
  })

describe('a fault card', () => {
  test.each(faultCards)('$number can be typed, and is named $name', async ({ number, name }) => {
    expect((await typeInto(sandbox.origin, { card_number: number })).status).toBe(200)
    const { customer } = await stripe.paymentMethods.attach(name, { customer: await aCustomer() })
    expect(customer).toMatch(/^cus_/)
  })

  test('whose answer is lost holds the money, and says so when it is asked again', async () => {
    const customer = await aCustomer()
    await expect(postHold(customer, 'pm_card_faultAnswerLost', 'lost')).rejects.toThrow()
    const again = await postHold(customer, 'pm_card_faultAnswerLost', 'lost')
    expect(await again.json()).toMatchObject({ status: 'requires_capture' })
    expect(await holdsOf(customer)).toHaveLength(1)
  })

  test('that answers 500 has held the money, and says so when it is asked again', async () => {
    const customer = await aCustomer()
    const statuses = []
    for (const _ of [1, 2])
      statuses.push((await postHold(customer, 'pm_card_faultErrorAfterSuccess', 'broken')).status)
    expect(statuses).toEqual([500, 200])
    expect(await holdsOf(customer)).toHaveLength(1)
  })

  test('whose 500 is kept tells the truth only to who looks', async () => {
    const customer = await aCustomer()
    const statuses = []
    for (const _ of [1, 2]) statuses.push((await postHold(customer, 'pm_card_faultErrorKept', 'kept')).status)
    expect(statuses).toEqual([500, 500])
    expect(await holdsOf(customer)).toMatchObject([{ status: 'requires_capture' }])
  })

  test('breaks the answer of a capture as it does of a hold', async () => {
    const customer = await aCustomer()
    await refusalOf(stripe.paymentIntents.create(asking('pm_card_faultErrorAfterSuccess', customer)))
    const [held] = await holdsOf(customer)
    const refusal = await refusalOf(stripe.paymentIntents.capture(held?.id ?? ''))
    expect(refusal.statusCode).toBe(500)
    expect(await holdsOf(customer)).toMatchObject([{ status: 'succeeded', amount_received: 2_000 }])
  })

  test('whose hold dies at once can not be captured', async () => {
    const { id, status } = await aHold('pm_card_faultHoldExpiresAtOnce')
    expect(status).toBe('requires_capture')
    const refusal = await refusalOf(stripe.paymentIntents.capture(id))
    expect(refusal.payment_intent).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' })
  })

  test('whose hold dies soon holds for an hour, and for a week when it is asked for off session', async () => {
    const customer = await aCustomer()
    const method = await stripe.paymentMethods.attach('pm_card_faultHoldExpiresSoon', { customer })
    const soon = await stripe.paymentIntents.create(asking(method.id, customer))
    const later = await stripe.paymentIntents.create({ ...asking(method.id, customer), off_session: true })
    clock += 3_600_000
    expect(await stripe.paymentIntents.retrieve(soon.id)).toMatchObject({ status: 'canceled' })
    expect(await stripe.paymentIntents.retrieve(later.id)).toMatchObject({ status: 'requires_capture' })
    clock += 7 * 86_400_000
    expect(await stripe.paymentIntents.retrieve(later.id)).toMatchObject({ status: 'canceled' })
  })
})

describe('webhooks', () => {
  const openReceiver = async (status = 200) => {
    const types: string[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      request.on('end', () => {
        const event: { type: string } = JSON.parse(body)
        types.push(event.type)
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`
    const endpoint = await stripe.webhookEndpoints.create({
      url,
      enabled_events: ['payment_intent.created', 'payment_intent.amount_capturable_updated'],
    })
    const close = async () => {
      await stripe.webhookEndpoints.del(endpoint.id)
      server.closeAllConnections()
      await new Promise((ended) => server.close(ended))
    }
    return { types, close }
  }
  const [created, held] = ['payment_intent.created', 'payment_intent.amount_capturable_updated']
  const pass = (ms: number) => {
    clock += ms
    sandbox.deliveries.wake()
  }

  test('of a card that doubles them come twice', async () => {
    const receiver = await openReceiver()
    try {
      await aHold('pm_card_faultWebhooksTwice')
      await expect.poll(() => receiver.types.length).toBe(2)
      pass(1_000)
      await expect.poll(() => [...receiver.types].sort()).toEqual([held, held, created, created])
    } finally {
      await receiver.close()
    }
  })

  test('of a card that delays them come after a minute', async () => {
    const receiver = await openReceiver()
    try {
      await aHold('pm_card_faultWebhooksLate')
      pass(59_000)
      await aHold('pm_card_visa')
      await expect.poll(() => receiver.types.length).toBe(2)
      pass(1_000)
      await expect.poll(() => receiver.types.length).toBe(4)
    } finally {
      await receiver.close()
    }
  })

  test('of a card that reorders them overtake each other', async () => {
    const receiver = await openReceiver()
    try {
      await aHold('pm_card_faultWebhooksReordered')
      pass(3_000)
      await expect.poll(() => receiver.types).toEqual([held])
      pass(2_000)
      await expect.poll(() => receiver.types).toEqual([held, created])
    } finally {
      await receiver.close()
    }
  })

  test('that are not taken stay with the sandbox, each with its next try', async () => {
    const receiver = await openReceiver(503)
    try {
      await aHold('pm_card_visa')
      await expect.poll(() => receiver.types.length).toBe(2)
      const open = () =>
        sandbox.db.transaction((tx) =>
          tx.query<{ tries: number; trouble: string | null }>(sql`
            select tries, trouble from delivery where delivered_at is null order by id`),
        )
      await expect.poll(open).toEqual([
        { tries: 1, trouble: 'answered 503' },
        { tries: 1, trouble: 'answered 503' },
      ])
      pass(2_000)
      await expect.poll(() => receiver.types.length).toBe(4)
    } finally {
      await receiver.close()
    }
  })
})
