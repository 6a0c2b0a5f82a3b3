import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { anyList, changedMetadata, flag, metadata, optionalText, text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseMissing } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId, unixTime } from '../ids.ts'
import {
  type Endpoint,
  endpointById,
  endpointsWhere,
  removeEndpoint,
  saveEndpoint,
} from './endpoint.store.ts'

const endpointAnswer = (one: Endpoint) => ({
  id: one.id,
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: unixTime(one.createdAt),
  description: one.description,
  enabled_events: one.enabledEvents,
  livemode: false,
  metadata: one.metadata,
  status: one.isEnabled ? 'enabled' : 'disabled',
  url: one.url,
})

const address = z.url({ protocol: /^https?$/ })
const creating = z.strictObject({
  url: address,
  enabled_events: anyList,
  description: optionalText,
  api_version: text.optional(),
  connect: flag.optional(),
  metadata,
})
const changing = z.strictObject({
  url: address.optional(),
  enabled_events: anyList.optional(),
  disabled: flag.optional(),
  description: optionalText,
  metadata,
})
const nothing = z.strictObject({})

const requireEndpoint = async (tx: Queries, id: string): Promise<Endpoint> =>
  (await endpointById(tx, id)) ?? refuseMissing('webhook endpoint', id)

export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('base64url')}`

export const endpointRoutes = (route: StripeRoute) => {
  route('POST /v1/webhook_endpoints', creating, async ({ tx, form, now }) => {
    const made: Endpoint = {
      id: newId('we'),
      url: form.url,
      secret: newWebhookSecret(),
      enabledEvents: form.enabled_events,
      isEnabled: true,
      description: form.description ?? null,
      metadata: changedMetadata({}, form.metadata),
      createdAt: now,
    }
    await saveEndpoint(tx, made)
    // Told once, as Stripe does.
    return { ...endpointAnswer(made), secret: made.secret }
  })

  route('GET /v1/webhook_endpoints', z.strictObject(page), async ({ tx, form }) =>
    listAnswer((await endpointsWhere(tx, sql`true`)).map(endpointAnswer), '/v1/webhook_endpoints', form),
  )

  route('GET /v1/webhook_endpoints/:id', nothing, async ({ tx, id }) =>
    endpointAnswer(await requireEndpoint(tx, id)),
  )

  route('POST /v1/webhook_endpoints/:id', changing, async ({ tx, id, form }) => {
    const before = await requireEndpoint(tx, id)
    const after: Endpoint = {
      ...before,
      url: form.url ?? before.url,
      enabledEvents: form.enabled_events ?? before.enabledEvents,
      isEnabled: form.disabled === undefined ? before.isEnabled : !form.disabled,
      description: form.description === undefined ? before.description : form.description,
      metadata: changedMetadata(before.metadata, form.metadata),
    }
    await saveEndpoint(tx, after)
    return endpointAnswer(after)
  })

  route('DELETE /v1/webhook_endpoints/:id', nothing, async ({ tx, id }) => {
    await requireEndpoint(tx, id)
    await removeEndpoint(tx, id)
    return { id, object: 'webhook_endpoint', deleted: true }
  })
}
