import { dayMs, minuteMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import { returnCredits } from '../credits/credits.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { overdueAiJobs, saveEnded } from './ai-job.store.ts'

type Ending = { publicId: string; state: 'failed' | 'blocked' | 'cancelled'; code: string; now: Date }

/** The end without pictures and the credit that goes back for it, in one transaction; false where it had ended. */
export const endWithout = async (tx: Queries, ending: Ending): Promise<boolean> => {
  const ended = await saveEnded(tx, ending)
  if (!ended) return false
  await returnCredits(tx, { ...ended, jobId: ending.publicId, now: ending.now })
  return true
}

/** Longer than every attempt of the worker together, since the first of them. */
const lostAfterMs = 30 * minuteMs
/** A line may be long; nobody waits in it for ever. */
const neverBegunAfterMs = dayMs

/** What no worker has come to an end with: nobody waits for ever, and nobody pays for it. */
export const endLost = async ({ db }: Pick<DesignAiDeps, 'db'>, now: Date): Promise<void> => {
  const overdue = await overdueAiJobs(db, {
    begunBefore: new Date(now.getTime() - lostAfterMs),
    askedBefore: new Date(now.getTime() - neverBegunAfterMs),
  })
  for (const { publicId, isBegun } of overdue)
    await db.transaction(async (tx) => {
      await endWithout(tx, { publicId, state: 'failed', code: isBegun ? 'lost' : 'never_begun', now })
    })
}
