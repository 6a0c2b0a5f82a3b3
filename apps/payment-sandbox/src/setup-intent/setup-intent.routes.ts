import { z } from 'zod'
import { requireCustomer } from '../customer/customer.ts'
import { changedMetadata, flag, listOf, metadata, optionalText, text } from '../http/form-fields.ts'
import { refuseMissing } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newClientSecret, newId } from '../ids.ts'
import { requireGiven, requireUsable } from '../payment-method/payment-method.ts'
import { confirmSetup, setupIntentAnswer } from './setup-intent.ts'
import { saveSetupIntent, type SetupIntent, setupIntentById } from './setup-intent.store.ts'

const creating = z.strictObject({
  customer: text.optional(),
  payment_method: text.optional(),
  allowed_payment_method_types: listOf(['card']).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: flag.default(false),
  usage: z.enum(['on_session', 'off_session']).default('off_session'),
  return_url: text.optional(),
  description: optionalText,
  metadata,
})
const confirming = z.strictObject({ payment_method: text.optional(), return_url: text.optional() })

export const setupIntentRoutes = (route: StripeRoute) => {
  route('POST /v1/setup_intents', creating, async ({ tx, form, now }) => {
    const customer = form.customer === undefined ? null : await requireCustomer(tx, form.customer, 'customer')
    const method = form.payment_method === undefined ? null : await requireGiven(tx, form.payment_method, now)
    if (method) requireUsable(method, customer?.id ?? null)
    const id = newId('seti')
    const intent: SetupIntent = {
      id,
      clientSecret: newClientSecret(id),
      customerId: customer?.id ?? null,
      paymentMethodId: method?.id ?? null,
      status: method === null ? 'requires_payment_method' : 'requires_confirmation',
      allowedTypes: form.allowed_payment_method_types ?? null,
      usage: form.usage,
      description: form.description ?? null,
      metadata: changedMetadata({}, form.metadata),
      lastError: null,
      createdAt: now,
    }
    await saveSetupIntent(tx, intent)
    return form.confirm ? confirmSetup(tx, intent, method) : setupIntentAnswer(intent)
  })

  route('GET /v1/setup_intents/:id', z.strictObject({}), async ({ tx, id }) =>
    setupIntentAnswer((await setupIntentById(tx, id)) ?? refuseMissing('setupintent', id, 'intent')),
  )

  route('POST /v1/setup_intents/:id/confirm', confirming, async ({ tx, id, form, now }) => {
    const intent = (await setupIntentById(tx, id)) ?? refuseMissing('setupintent', id, 'intent')
    const chosen = form.payment_method ?? intent.paymentMethodId
    return confirmSetup(tx, intent, chosen === null ? null : await requireGiven(tx, chosen, now))
  })
}
