import { minuteMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import { returnCredits } from '../credits/credits.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { openJobsBefore, saveEnded } from './ai-job.store.ts'

type Ending = { publicId: string; state: 'failed' | 'blocked' | 'cancelled'; code: string; now: Date }

/** The end without pictures and the credit that goes back for it, in one transaction; false where it had ended. */
export const endWithout = async (tx: Queries, ending: Ending): Promise<boolean> => {
  const ended = await saveEnded(tx, ending)
  if (!ended) return false
  await returnCredits(tx, { ...ended, jobId: ending.publicId, now: ending.now })
  return true
}

/** Longer than every attempt of the worker together. */
const lostAfterMs = 30 * minuteMs

/** What no worker has come to an end with: nobody waits for ever, and nobody pays for it. */
export const endLost = async ({ db }: Pick<DesignAiDeps, 'db'>, now: Date): Promise<void> => {
  for (const publicId of await openJobsBefore(db, new Date(now.getTime() - lostAfterMs)))
    await db.transaction(async (tx) => {
      await endWithout(tx, { publicId, state: 'failed', code: 'lost', now })
    })
}
