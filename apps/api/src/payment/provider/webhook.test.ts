import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import Stripe from 'stripe'
import { webhookPath } from './webhook.routes.ts'
import { anOrder } from '../../order/testing/an-order.ts'
import { captureUnits } from '../holds/captures.ts'
import { runOperations } from '../holds/holds.ts'
import { dayMs, submitted, webhookSecret } from '../testing/a-payment.ts'
import { type Bench, openBench, type Shop } from '../testing/bench.ts'
import { eventsAbout, handled, heldUnheard, openWebhook, type Told } from '../testing/webhook-delivery.ts'

let bench: Bench
let shop: Shop
let webhook: Awaited<ReturnType<typeof openWebhook>>
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  shop = await bench.openShop()
  webhook = await openWebhook(shop.payment.deps)
  return webhook.close
})

test.each([' ', 'no event'])('%j is refused and no error of ours, though it is signed', async (payload) => {
  const timestamp = Math.floor(shop.payment.deps.now().getTime() / 1_000)
  const signed = { payload, secret: webhookSecret, timestamp }
  const signature = new Stripe('sk_test_sandbox').webhooks.generateTestHeaderString(signed)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const reply = await webhook.app.inject({ method: 'POST', url: webhookPath, headers, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'signature_refused'])
})

test('what was held though nobody heard it is told by the webhook', async () => {
  const { orderId, events } = await heldUnheard({ bench, shop })
  for (const event of events) expect((await webhook.deliver(event)).statusCode).toBe(200)
  await handled({ bench, shop })
  expect(await bench.statesOf(orderId)).toEqual(['held'])
  expect(shop.payment.toldOf(orderId)).toEqual(['held'])
})

test('told often, in any order, or a day late: the order and the ledger are the same', async () => {
  const { orderId, subOrderId, intentId } = await heldUnheard({ bench, shop })
  const [first] = await eventsAbout(bench.sandbox.origin, [intentId])
  await webhook.deliver(first ?? {})
  await handled({ bench, shop })
  const taxCents = 50_000
  const part = { account: 'tax', partyId: null, orderItemId: null, amountCents: taxCents } as const
  await bench.db.transaction((tx) =>
    captureUnits(tx, shop.payment.deps, { subOrderId, parts: [part], isLast: true }),
  )
  await shop.provider.intents.capture(intentId, taxCents, 'an answer that was lost')
  const events = await eventsAbout(bench.sandbox.origin, [intentId])
  const deliveries = fc
    .array(fc.integer({ min: 1, max: 3 }), { minLength: events.length, maxLength: events.length })
    .chain((times) =>
      fc.shuffledSubarray(
        events.flatMap((event, index) => Array.from({ length: times[index] ?? 1 }, () => event)),
        { minLength: 1 },
      ),
    )
  let renamed = 0
  await fc.assert(
    fc.asyncProperty(deliveries, fc.boolean(), async (told, isLate) => {
      // Of a charge we read nothing: its payment tells the same.
      fc.pre(told.some(({ type }) => type.startsWith('payment_intent.')))
      // Another name for each run: our inbox has not seen it.
      renamed += 1
      for (const event of told) await webhook.deliver({ ...event, id: `${event.id}${renamed}` })
      if (isLate) shop.payment.jump(dayMs / 10_000)
      await handled({ bench, shop })
      expect(await bench.statesOf(orderId)).toEqual(['captured'])
      expect(await bench.ledgerOf(orderId)).toEqual({
        held: 0,
        charged: taxCents,
        released: 87_085 - taxCents,
        refunded: 0,
      })
      expect(shop.payment.toldOf(orderId)).toEqual(['held'])
    }),
    { numRuns: 30 },
  )
})

test('whichever event comes first, a hold that nobody heard of is found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), async (ranks) => {
      const { orderId, events } = await heldUnheard({ bench, shop })
      const rankOf = (event: Told) => ranks[events.indexOf(event)] ?? 0
      const shuffled = events.toSorted((a, b) => rankOf(a) - rankOf(b))
      for (const event of [...shuffled, ...shuffled]) await webhook.deliver(event)
      await handled({ bench, shop })
      expect(await bench.statesOf(orderId)).toEqual(['held'])
      expect(shop.payment.toldOf(orderId)).toEqual(['held'])
    }),
    { numRuns: 6 },
  )
})

test('an order of today is placed by the reply and the webhook together, once', async () => {
  const order = await anOrder(bench.db)
  const card = await shop.cardOf()
  const placing = submitted(shop.payment, order, { card })
  await placing
  const ids = (await shop.intents()).map(({ id }) => id)
  const events = await eventsAbout(bench.sandbox.origin, ids)
  await Promise.all(events.map((event) => webhook.deliver(event)))
  await Promise.all([handled({ bench, shop }), runOperations(shop.payment.deps), handled({ bench, shop })])
  expect(shop.payment.toldOf(order.id)).toEqual(['held'])
})
