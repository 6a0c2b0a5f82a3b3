import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'

/** Where in a project somebody is: at a decision, perhaps in one of its fields. Told to whoever looks, and kept nowhere. */
export const presenceBody = z.object({
  project: opaqueId,
  /** The decision that they have in hand. */
  selection: opaqueId.nullable().default(null),
  /** The field that they write into. */
  field: z
    .string()
    .regex(/^[a-z_]{0,40}$/)
    .default(''),
  /** False when they leave. */
  is_here: z.boolean().default(true),
})

/** As it travels; `from` is the public id of whoever says it. */
export type Presence = {
  name: string
  photo: string | null
  selection: string | null
  field: string
  is_here: boolean
}
