import { z } from 'zod'

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Who did what to what, and when; nobody changes it. */
export const deed = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    who: z.string(),
    /** The network, not the house. */
    place: z.string(),
    action: z.string(),
    entity: z.string(),
    entity_id: z.string(),
    note: z.string(),
    before: fields.nullable(),
    after: fields.nullable(),
  })
  .meta({ id: 'Deed' })
export type Deed = z.infer<typeof deed>
