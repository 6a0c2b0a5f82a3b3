import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'

/** A client has declined it, or ordered: what it was, it says itself. */
export const draftOrderAnswered = z.object({ draftOrderId: z.int().positive() })

export const tellAnswered = (
  tx: Queries,
  payload: z.infer<typeof draftOrderAnswered>,
  at: Date,
): Promise<void> =>
  emit(tx, {
    kind: 'draft_order_answered',
    cause: `draft order ${payload.draftOrderId} answered`,
    payload,
    at,
  })
