import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import { newPublicId } from '../shared/public-id.ts'

/** It is our turn: it was submitted, answered or appealed. */
export const applicationWaits = z.object({ application: z.string(), company: z.string() })
/** Our time for answering is nearly over. */
export const applicationLate = applicationWaits

/** It is not our turn any more. */
export const applicationDecided = z.object({
  application: z.string(),
  accountId: z.int().positive(),
  state: z.enum(['approved', 'declined', 'more_needed']),
})

export const tellWaits = (tx: Queries, payload: z.infer<typeof applicationWaits>, at: Date): Promise<void> =>
  emit(tx, { kind: 'application_waits', cause: `application waits ${newPublicId()}`, payload, at })

export const tellDecided = (
  tx: Queries,
  payload: z.infer<typeof applicationDecided>,
  at: Date,
): Promise<void> =>
  emit(tx, { kind: 'application_decided', cause: `application decided ${newPublicId()}`, payload, at })

/** Once for each time that it is our turn. */
export const tellLate = (
  tx: Queries,
  { since, ...payload }: z.infer<typeof applicationLate> & { since: Date },
  at: Date,
): Promise<void> =>
  emit(tx, {
    kind: 'application_late',
    cause: `application late ${payload.application} ${since.toISOString()}`,
    payload,
    at,
  })
