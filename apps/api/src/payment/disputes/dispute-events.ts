import { type DisputeNews, disputeNews } from '@showroom/contract/dispute/dispute.rules'
import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

export const disputeTold = z.object({ disputeId: z.int().positive(), news: z.enum(disputeNews) })

type Telling = {
  disputeId: number
  news: DisputeNews
  at: Date
  /** What tells it from the same news of before: a bank may ask, and decide, more than once. */
  since?: Date
}

/** Saved with what it is about: notifications read it, in the order in which it came. */
export const tellDispute = (tx: Queries, { disputeId, news, at, since = at }: Telling): Promise<void> =>
  emit(tx, {
    kind: 'dispute',
    cause: `dispute ${disputeId} ${news} ${since.toISOString()}`,
    payload: { disputeId, news },
    line: `dispute ${disputeId}`,
    at,
  })
