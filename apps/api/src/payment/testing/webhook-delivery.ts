import Fastify from 'fastify'
import Stripe from 'stripe'
import { z } from 'zod'
import { requireAccessRules } from '../../platform/http/access.ts'
import { addErrorReplies } from '../../platform/http/errors.ts'
import { anOrder } from '../../order/testing/an-order.ts'
import { attemptOf } from '../holds/hold.store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { handleEvents } from '../provider/handle-events.ts'
import { claimOperation } from '../provider/operation.store.ts'
import { webhookPath, webhookRoutes } from '../provider/webhook.routes.ts'
import { asked, dayMs, webhookSecret } from './a-payment.ts'
import type { Bench, Shop } from './bench.ts'
import { waitingEvents } from './provider-event.store.ts'

const stripe = new Stripe('sk_test_sandbox')

/** The webhook on its own; what it wakes is left to the test. */
export const openWebhook = async (deps: PaymentDeps) => {
  const app = Fastify()
  requireAccessRules(app)
  addErrorReplies(app)
  await webhookRoutes(app, deps)
  /** As the provider delivers it: signed over the bytes, at the time of this delivery. */
  const deliver = (
    event: object,
    { secret = webhookSecret, at = deps.now(), body = JSON.stringify(event) } = {},
  ) => {
    const signature = stripe.webhooks.generateTestHeaderString({
      payload: JSON.stringify(event),
      secret,
      timestamp: Math.floor(at.getTime() / 1_000),
    })
    return app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
    })
  }
  return { app, deliver, close: () => app.close() }
}

const told = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string(), payment_intent: z.string().nullish() }) }),
})
export type Told = z.infer<typeof told>

/** What the sandbox tells of these intents, as it tells it. */
export const eventsAbout = async (origin: string, intentIds: readonly string[]): Promise<Told[]> => {
  const reply = await fetch(`${origin}/v1/events?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  const { data } = z.object({ data: z.array(told) }).parse(await reply.json())
  return data.filter(({ data: { object } }) =>
    intentIds.some((id) => object.id === id || object.payment_intent === id),
  )
}

type At = { bench: Bench; shop: Shop }

/** Held at the provider, though its answer was lost on the way to us. */
export const heldUnheard = async ({ bench, shop }: At) => {
  const { id, publicId, subOrders } = await anOrder(bench.db)
  const card = await shop.cardOf()
  await asked(shop.payment, { id, subOrders: subOrders.slice(0, 1) }, { card })
  const [hold] = await attemptOf(bench.db, { orderId: id })
  if (!hold) throw new Error('A hold was asked for.')
  const now = shop.payment.deps.now()
  const operation = await claimOperation(bench.db, {
    now,
    until: new Date(now.getTime() + dayMs),
    payable: { orderId: id },
  })
  const operationId = operation?.publicId ?? ''
  const request = {
    ...card,
    amountCents: hold.amountCents,
    holdId: hold.publicId,
    operationId,
    payableId: publicId,
  }
  const answer = await shop.provider.intents.confirmHold({ ...request, returnUrl: null }, operationId)
  if (answer.kind !== 'intent') throw new Error('The card is good.')
  const events = await eventsAbout(bench.sandbox.origin, [answer.intent.id])
  return { orderId: id, subOrderId: hold.subOrderId ?? 0, intentId: answer.intent.id, events }
}

/** All that is in the inbox, whatever has to be asked again. */
export const handled = async ({ bench, shop }: At) => {
  while ((await waitingEvents(bench.db)) > 0) {
    await handleEvents(shop.payment.deps)
    shop.payment.jump(60_000)
  }
}
