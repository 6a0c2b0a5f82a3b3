import { z } from 'zod'
import { anyList, cents, flag, listOf, metadata, optionalText, text } from '../http/form-fields.ts'
import { page, range } from '../http/page.ts'

export const expand = anyList.optional()
const future = z.enum(['on_session', 'off_session']).optional()

export const creating = z.strictObject({
  amount: cents,
  currency: text,
  customer: text.optional(),
  payment_method: text.optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
  confirm: flag.default(false),
  off_session: flag.default(false),
  setup_future_usage: future,
  return_url: z.url().optional(),
  allowed_payment_method_types: listOf(['card']).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  description: optionalText,
  transfer_group: text.optional(),
  metadata,
  expand,
})
export type Creating = z.output<typeof creating>

export const changing = z.strictObject({
  description: optionalText,
  transfer_group: text.optional(),
  metadata,
  expand,
})
export type Changing = z.output<typeof changing>

export const confirming = z.strictObject({
  payment_method: text.optional(),
  return_url: z.url().optional(),
  off_session: flag.default(false),
  setup_future_usage: future,
  expand,
})
export type Confirming = z.output<typeof confirming>

export const capturing = z.strictObject({ amount_to_capture: cents.optional(), metadata, expand })

export const canceling = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand,
})

export const listing = z.strictObject({ customer: text.optional(), created: range, expand, ...page })
