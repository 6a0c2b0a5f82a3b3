import { z } from 'zod'
import type { NewCard } from '../cards/card.store.ts'

// What we rely on in a provider's answers: each is read before it counts.

export const customer = z.object({ object: z.literal('customer'), id: z.string().startsWith('cus_') })

export const deletedCustomer = z.object({ object: z.literal('customer'), deleted: z.literal(true) })

export const checkedSetup = z.object({
  object: z.literal('setup_intent'),
  id: z.string().startsWith('seti_'),
  status: z.enum(['succeeded', 'requires_action']),
})

export const savedPaymentMethod = z.object({
  object: z.literal('payment_method'),
  id: z.string().startsWith('pm_'),
  type: z.literal('card'),
  customer: z.string().nullable(),
  billing_details: z.object({ name: z.string().nullable() }),
  card: z.object({
    brand: z.string(),
    last4: z.string().regex(/^\d{4}$/),
    exp_month: z.int().min(1).max(12),
    exp_year: z.int().min(2_000),
  }),
})

export const newCardOf = ({ id, card, billing_details }: z.infer<typeof savedPaymentMethod>): NewCard => ({
  paymentMethodId: id,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  nameOnCard: billing_details.name ?? '',
})

const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

const amount = z.int().min(0)

type CaptureMethod = z.core.$ZodType<'manual' | 'automatic' | 'automatic_async'>

/** An intent of ours, in dollars. What does not fit together is nonsense, never money. */
const intentThat = (capture_method: CaptureMethod) =>
  z
    .object({
      object: z.literal('payment_intent'),
      id: z.string().startsWith('pi_'),
      status: z.enum(intentStatuses),
      amount: amount.positive(),
      amount_capturable: amount,
      amount_received: amount,
      currency: z.literal('usd'),
      capture_method,
      customer: z.string().nullable(),
      metadata: z.record(z.string(), z.string()),
      created: z.int().positive(),
      last_payment_error: z
        .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
        .nullish(),
      next_action: z.object({ redirect_to_url: z.object({ url: z.url().nullable() }).nullish() }).nullish(),
    })
    .refine(({ status, amount_capturable }) => status !== 'requires_capture' || amount_capturable > 0, {
      path: ['amount_capturable'],
    })
    .refine(({ status, amount_received }) => (status === 'succeeded') === amount_received > 0, {
      path: ['amount_received'],
    })
    .refine((intent) => intent.amount_received + intent.amount_capturable <= intent.amount, {
      path: ['amount'],
    })

/** Captured when we say so. */
export const paymentIntent = intentThat(z.literal('manual'))
/** Charged as soon as its bank agrees. */
export const chargingIntent = intentThat(z.enum(['automatic', 'automatic_async']))

export const refund = z.object({
  object: z.literal('refund'),
  id: z.string().startsWith('re_'),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  amount: amount.positive(),
  currency: z.literal('usd'),
  payment_intent: z.string().startsWith('pi_'),
  metadata: z.record(z.string(), z.string()).nullable(),
})

export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ object: z.literal('list'), data: z.array(item), has_more: z.boolean() })

/** Enough to know whether an object is one of ours; others may share the account. */
export const listed = z.looseObject({
  id: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export const event = z.object({
  object: z.literal('event'),
  id: z.string().startsWith('evt_'),
  type: z.string(),
  created: z.int().positive(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      payment_intent: z.string().nullish(),
      parent: z
        .object({ subscription_details: z.object({ subscription: z.string() }).nullish() })
        .nullish()
        .catch(null),
    }),
  }),
})

export const dispute = z.object({
  object: z.literal('dispute'),
  // Its name begins with `dp_` or `du_`, and need not.
  id: z.string().min(1),
  amount: amount.positive(),
  currency: z.literal('usd'),
  payment_intent: z.string().startsWith('pi_').nullish(),
  reason: z.string().max(100),
  status: z.string(),
  created: z.int().positive(),
  evidence_details: z.object({ due_by: z.int().nullable() }),
  balance_transactions: z.array(
    z.object({
      id: z.string().min(1),
      amount: z.int(),
      // Below zero it comes back.
      fee: z.int(),
      created: z.int().positive(),
      currency: z.literal('usd'),
    }),
  ),
})

export const sentFile = z.object({ object: z.literal('file'), id: z.string().startsWith('file_') })
