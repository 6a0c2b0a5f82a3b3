import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { paymentMessages } from './payment.messages.ts'

/** What may be kept and shown of a card: nothing that it can be charged with. */
const card = {
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int(),
  name_on_Card: z.string(),
}

/** The card that is charged, beside the address that is delivered to (specification §3). */
export const paymentDetails = z
  .object({
    ...card,
    /** MM/YY */
    exp_date: z.string().regex(/^\d{2}\/\d{2}$/),
    /** Where its bills go; null where that was not told with the card. */
    pay_street: z.string().nullable(),
    pay_city: z.string().nullable(),
    pay_state: z.string().nullable(),
    pay_zip_code: z.string().nullable(),
  })
  .meta({ id: 'PaymentDetails' })
export type PaymentDetails = z.infer<typeof paymentDetails>

export const savedCard = z
  .object({ id: z.string(), ...card, is_default: z.boolean(), is_expired: z.boolean() })
  .meta({ id: 'SavedCard' })
export type SavedCard = z.infer<typeof savedCard>

/** What a browser needs to draw card fields: they stand in a frame of the provider’s own. */
export const paymentSetup = z
  .discriminatedUnion('provider', [
    z.object({ provider: z.literal('none') }),
    z.object({ provider: z.literal('sandbox'), frame_url: z.url() }),
    z.object({ provider: z.literal('stripe'), publishable_key: z.string() }),
  ])
  .meta({ id: 'PaymentSetup' })
export type PaymentSetup = z.infer<typeof paymentSetup>

/** What a provider’s frame gives for a card that was typed into it. */
export const paymentMethodId = z
  .string()
  .trim()
  .regex(/^pm_\w{4,250}$/, paymentMessages.enterAgain)

/** A card of the account's, or one that was just typed into the provider's frame. */
export const chosenCard = z.union([
  z.object({ card_id: opaqueId }),
  z.object({ payment_method_id: paymentMethodId, keep: z.boolean().default(true) }),
])
