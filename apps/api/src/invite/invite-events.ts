import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'

/** A client has come who is to be let into a project. */
export const inviteJoined = z.object({ inviteId: z.int().positive() })

export const tellInviteJoined = (
  tx: Queries,
  payload: z.infer<typeof inviteJoined>,
  at: Date,
): Promise<void> =>
  emit(tx, { kind: 'invite_joined', cause: `invite joined ${payload.inviteId}`, payload, at })
