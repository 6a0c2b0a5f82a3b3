import Fastify from 'fastify'
import Stripe from 'stripe'
import { z } from 'zod'
import { requireAccessRules } from '../../platform/http/access.ts'
import { addErrorReplies } from '../../platform/http/errors.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { webhookPath, webhookRoutes } from '../provider/webhook.routes.ts'
import { webhookSecret } from './a-payment.ts'

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
