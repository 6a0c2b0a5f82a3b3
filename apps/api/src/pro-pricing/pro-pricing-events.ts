import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import { newPublicId } from '../shared/public-id.ts'

/** Changes of markups whose day has come, and that could not be done. */
export const markupPlansFailed = z.object({
  accountId: z.int().positive(),
  day: z.iso.date(),
  count: z.int().positive(),
})
export type MarkupPlansFailed = z.infer<typeof markupPlansFailed>

export const tellMarkupPlansFailed = (tx: Queries, payload: MarkupPlansFailed, at: Date): Promise<void> =>
  emit(tx, { kind: 'markup_plans_failed', cause: `markup plans failed ${newPublicId()}`, payload, at })
