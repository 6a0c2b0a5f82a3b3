import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'

/** What a line was set to, by whom and why: an Admin reads it. */
export const lineChange = z
  .object({
    at: z.iso.datetime(),
    /** Null: what it began with. */
    from_label: z.string().nullable(),
    to_label: z.string(),
    /** A type of account, or `system`. */
    role: z.string(),
    /** Empty where nobody did it, or whoever did has left. */
    who: z.string(),
    note: z.string(),
    /** What showed it, where the line’s own way did not lead there. */
    proof: z.object({ id: opaqueId, file_name: z.string() }).nullable(),
  })
  .meta({ id: 'LineChange' })
export type LineChange = z.infer<typeof lineChange>
