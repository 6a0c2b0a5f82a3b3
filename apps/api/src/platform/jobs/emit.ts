import type { Db, Queries } from '../db/db.ts'
import { type NewJob, saveJob } from './job.store.ts'
import { saveHurried } from './schedule.store.ts'

const wakes = new WeakMap<Queries, () => void>()

/** Saves a job with the change that caused it: if the transaction fails, it was never written. */
export const emit = async (tx: Queries, job: NewJob): Promise<void> => {
  await saveJob(tx, job)
  wakes.get(tx)?.()
}

/** Something is there to do for a scheduled job: it is run now rather than at its next turn. */
export const hurry = async (tx: Queries, name: string, now: Date): Promise<void> => {
  await saveHurried(tx, name, now)
  wakes.get(tx)?.()
}

/** The same database, which wakes this process's worker after each commit that wrote a job. */
export const wakingDb = <Opened extends Db>(db: Opened, wake: () => void): Opened => {
  const waking: Opened = {
    ...db,
    transaction: async (work) => {
      let hasJobs = false
      const result = await db.transaction((tx) => {
        const own: Queries = { query: (statement) => tx.query(statement) }
        wakes.set(own, () => {
          hasJobs = true
        })
        return work(own)
      })
      if (hasJobs) wake()
      return result
    },
  }
  wakes.set(waking, wake)
  return waking
}
