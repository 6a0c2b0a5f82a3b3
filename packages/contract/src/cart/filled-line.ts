import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'

/** What became of one line that was to go into a cart or a project. */
export const filledLine = z
  .object({
    /** Of the pasted list, from 1; null where nothing was pasted. */
    line: z.int().nullable(),
    /** As it was written, or the product's name. */
    text: z.string(),
    product_id: opaqueId.nullable(),
    result: z.enum(['added', 'raised', 'limited', 'left_out', 'unknown', 'unread']),
    qty: z.int(),
    message: z.string(),
  })
  .meta({ id: 'FilledLine' })
export type FilledLine = z.infer<typeof filledLine>
