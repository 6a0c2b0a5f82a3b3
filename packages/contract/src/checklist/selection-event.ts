import { z } from 'zod'
import { cents } from '../shared/ids.ts'
import { approvalMethods } from './selection-choices.ts'

/** What happened to a decision: kept with name, time, method and the price of the moment. */
export const selectionEvent = z
  .object({
    kind: z.string(),
    name: z.string(),
    at: z.iso.datetime(),
    method: z.enum(approvalMethods),
    text: z.string(),
    /** Where it was said in the project's chat, and by whom. */
    said: z.object({ no: z.int(), by: z.string().nullable() }).nullable(),
    option: z
      .object({
        name: z.string(),
        sku: z.string(),
        qty: z.int(),
        unit_price_cents: cents.nullable().optional(),
      })
      .nullable(),
  })
  .meta({ id: 'SelectionEvent' })
export type SelectionEvent = z.infer<typeof selectionEvent>
