import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'

/** What somebody has said about a decision, where it stands. */
export const selectionComment = z
  .object({
    id: opaqueId,
    /** Empty where nobody knows any more. */
    author: z.string(),
    is_own: z.boolean(),
    /** Asked by a step of the decision: its record keeps the question as it was. */
    is_question: z.boolean(),
    text: z.string(),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    /** One's own words, for a quarter of an hour. */
    can_change: z.boolean(),
  })
  .meta({ id: 'SelectionComment' })
export type SelectionComment = z.infer<typeof selectionComment>
