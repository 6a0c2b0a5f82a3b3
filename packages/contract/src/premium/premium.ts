import { z } from 'zod'
import { cents } from '../shared/ids.ts'

export const premiumStates = ['asked', 'confirming', 'active', 'past_due', 'declined', 'ended'] as const
export type PremiumState = (typeof premiumStates)[number]

const subscription = z.object({
  state: z.enum(premiumStates),
  /** For people: why a card was refused, what a bank asks; null where nothing is to be said. */
  sentence: z.string().nullable(),
  /** Where the bank asks its customer. */
  confirm_url: z.url().nullable(),
  /** The end of what is paid for: it renews on that day, or ends. */
  period_end: z.iso.datetime().nullable(),
  is_ending: z.boolean(),
  /** Of one that is past due: Premium until then. */
  grace_until: z.iso.datetime().nullable(),
  card_brand: z.string(),
  card_last4: z.string(),
})

export const premiumInvoice = z
  .object({
    id: z.string(),
    number: z.string(),
    amount_cents: cents,
    state: z.enum(['open', 'paid', 'void']),
    period_from: z.iso.datetime(),
    period_to: z.iso.datetime(),
    at: z.iso.datetime(),
    /** At the provider’s: to look at, and to print. */
    page_url: z.url().nullable(),
  })
  .meta({ id: 'PremiumInvoice' })
export type PremiumInvoice = z.infer<typeof premiumInvoice>

/** Which plan the showroom has, and what is paid for it. */
export const premium = z
  .object({
    is_premium: z.boolean(),
    price_cents: cents,
    /** The latest one; null where nobody ever subscribed. */
    subscription: subscription.nullable(),
    invoices: z.array(premiumInvoice),
    can: z.object({ subscribe: z.boolean(), cancel: z.boolean(), resume: z.boolean(), pay: z.boolean() }),
  })
  .meta({ id: 'Premium' })
export type Premium = z.infer<typeof premium>
