import Stripe from 'stripe'
import type { ProviderEvent } from './intents.ts'
import { eventIn } from './intent-answers.ts'

/** Older than this, a signed event may be somebody's recording. The provider signs anew what it delivers again. */
const toleranceSeconds = 300

/** Null: not signed by the provider, not lately, or no event. */
export type WebhookReader = (body: Buffer, signature: string, now: Date) => ProviderEvent | null

export const webhookReaderWith =
  (stripe: Stripe, secret: string | null): WebhookReader =>
  (body, signature, now) => {
    if (secret === null) return null
    try {
      return eventIn(
        stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime()),
      )
    } catch (error) {
      // The signature is looked at first: signed bytes that are no JSON are no event either.
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
        return null
      throw error
    }
  }
