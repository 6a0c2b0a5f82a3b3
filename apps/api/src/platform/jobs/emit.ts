import { signal } from '../db/commit-signals.ts'
import type { Queries } from '../db/db.ts'
import { type NewJob, saveJob } from './job.store.ts'
import { saveHurried } from './schedule.store.ts'

/** Saves a job with the change that caused it: if the transaction fails, it was never written. */
export const emit = async (tx: Queries, job: NewJob): Promise<void> => {
  await saveJob(tx, job)
  signal(tx, { topic: 'job' })
}

/** Something is there to do for a scheduled job: it is run now rather than at its next turn. */
export const hurry = async (tx: Queries, name: string, now: Date): Promise<void> => {
  await saveHurried(tx, name, now)
  signal(tx, { topic: 'job' })
}
