import { z } from 'zod'

/** Field errors keyed by field, each a list of sentences (specification §7). */
export const fieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof fieldErrors>

export const errorReply = z
  .object({
    success: z.literal(false),
    code: z.string(),
    message: z.string(),
    errors: fieldErrors.optional(),
  })
  .meta({ id: 'ErrorReply' })
export type ErrorReply = z.infer<typeof errorReply>

export { messages } from './messages.ts'
