import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { holdsOfOrder } from '../holds/hold.store.ts'
import { dayMs } from '../testing/a-payment.ts'
import { type Bench, openBench, type Shop } from '../testing/bench.ts'
import { waitingEvents } from '../testing/provider-event.store.ts'
import { handled, heldUnheard, openWebhook } from '../testing/webhook-delivery.ts'

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

test('the same event is kept once, and answered well each time', async () => {
  const { events } = await heldUnheard({ bench, shop })
  const [event] = events
  await handled({ bench, shop })
  const answers = await Promise.all(Array.from({ length: 5 }, () => webhook.deliver(event ?? {})))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await waitingEvents(bench.db)).toBe(1)
})

test('an event of yesterday that is signed anew is taken', async () => {
  const { orderId, events } = await heldUnheard({ bench, shop })
  shop.payment.jump(dayMs)
  for (const event of events) await webhook.deliver(event)
  await handled({ bench, shop })
  expect(await bench.statesOf(orderId)).toEqual(['held'])
})

test('what is not signed by the provider, or not lately, or not as it came, is refused and kept nowhere', async () => {
  const { orderId, events } = await heldUnheard({ bench, shop })
  const [event] = events
  if (!event) throw new Error('The sandbox told nothing.')
  const now = shop.payment.deps.now()
  const sixMinutesAgo = new Date(now.getTime() - 6 * 60_000)
  const refused = [
    await webhook.deliver(event, { secret: 'whsec_ofSomebodyElse' }),
    await webhook.deliver(event, { at: sixMinutesAgo }),
    await webhook.deliver(event, { body: JSON.stringify({ ...event, type: 'payment_intent.canceled' }) }),
    await webhook.app.inject({ method: 'POST', url: '/api/payment/webhook', body: { ...event } }),
    await webhook.app.inject({ method: 'POST', url: '/api/payment/webhook' }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
  expect(await waitingEvents(bench.db)).toBe(0)
  expect(await bench.statesOf(orderId)).toEqual(['asked'])
})

test('an event that lies, though it is signed, is not believed: the provider is asked', async () => {
  const { orderId, intentId } = await heldUnheard({ bench, shop })
  const lie = (id: string, type: string, object: object) => ({
    id,
    object: 'event',
    type,
    created: 1_780_000_000,
    data: { object: { id: intentId, object: 'payment_intent', ...object } },
  })
  await webhook.deliver(
    lie('evt_lie1', 'payment_intent.succeeded', { status: 'succeeded', amount_received: 1 }),
  )
  await webhook.deliver(lie('evt_lie2', 'payment_intent.canceled', { status: 'canceled' }))
  await handled({ bench, shop })
  expect(await bench.statesOf(orderId)).toEqual(['held'])
  expect((await bench.ledgerOf(orderId)).charged).toBe(0)
})

const anIntentOfOthers = async (capture_method: string) => {
  const made = await fetch(`${bench.sandbox.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ amount: '5000', currency: 'usd', capture_method }),
  })
  return z.object({ id: z.string() }).parse(await made.json()).id
}

test('unknown kinds and other people’s objects are taken and change nothing', async () => {
  const { orderId, intentId } = await heldUnheard({ bench, shop })
  const [foreignId, chargedAtOnce] = [await anIntentOfOthers('manual'), await anIntentOfOthers('automatic')]
  const object = (id: string, kind: string) => ({ data: { object: { id, object: kind } } })
  const base = { object: 'event', created: 1_780_000_000 }
  const events = [
    { ...base, id: 'evt_new', type: 'moon.risen', ...object('moon_1', 'moon') },
    { ...base, id: 'evt_kind', type: 'payment_intent.waxed', ...object(foreignId, 'payment_intent') },
    { ...base, id: 'evt_other', type: 'payment_intent.created', ...object(chargedAtOnce, 'payment_intent') },
    { ...base, id: 'evt_none', type: 'payment_intent.succeeded', ...object('pi_neverWas', 'payment_intent') },
    { ...base, id: 'evt_refund', type: 'refund.created', ...object('re_neverWas', 'refund') },
    { ...base, id: 'evt_payout', type: 'payout.paid', ...object('po_1', 'payout') },
  ]
  for (const event of events) expect((await webhook.deliver(event)).statusCode).toBe(200)
  await handled({ bench, shop })
  expect(await bench.statesOf(orderId)).toEqual(['asked'])
  expect((await holdsOfOrder(bench.db, orderId))[0]?.intentId).toBeNull()
  expect(intentId).not.toBe(foreignId)
})
