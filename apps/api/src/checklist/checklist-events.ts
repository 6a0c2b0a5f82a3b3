import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'

/** Steps that everybody in the project should know of. */
export const toldActions = ['approve', 'decline', 'reset', 'request_change'] as const
type ToldAction = (typeof toldActions)[number]

export const selectionDecided = z.object({
  projectId: z.int().positive(),
  title: z.string(),
  action: z.enum(toldActions),
  /** Null where it was done by a mailed link. */
  actorId: z.int().positive().nullable(),
})

const isTold = (action: string): action is ToldAction => toldActions.some((told) => told === action)

type Decided = Omit<z.infer<typeof selectionDecided>, 'action'> & {
  action: string
  eventId: number
  at: Date
}

export const tellDecided = async (tx: Queries, { action, eventId, at, ...about }: Decided): Promise<void> => {
  if (!isTold(action)) return
  const payload = { ...about, action } satisfies z.infer<typeof selectionDecided>
  await emit(tx, { kind: 'selection_decided', cause: `selection event ${eventId}`, payload, at })
}
