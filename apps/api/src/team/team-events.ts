import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import { newPublicId } from '../shared/public-id.ts'

const id = z.int().positive()

/** Somebody was asked to work for a Pro: each mail with its link is told once. */
export const seatInvited = z.object({ seatId: id, actorId: id })

export const tellSeatInvited = (tx: Queries, payload: z.infer<typeof seatInvited>, at: Date): Promise<void> =>
  emit(tx, { kind: 'seat_invited', cause: `seat invited ${newPublicId()}`, payload, at })
