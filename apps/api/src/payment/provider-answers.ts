import { z } from 'zod'

// What we rely on in a provider's answers: each is read before it counts.

export const customer = z.object({ object: z.literal('customer'), id: z.string().startsWith('cus_') })

export const deletedCustomer = z.object({ object: z.literal('customer'), deleted: z.literal(true) })

export const checkedSetup = z.object({
  object: z.literal('setup_intent'),
  id: z.string().startsWith('seti_'),
  status: z.enum(['succeeded', 'requires_action']),
})

export const heldPaymentMethod = z.object({
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
