import type { Queries } from '../../platform/db/db.ts'
import { isRunning } from './ai-job.store.ts'

/** Its owner has cancelled it, or is forgotten: what is made of it now nobody gets to see. */
export class JobOver extends Error {
  constructor() {
    super('The job was over before its run.')
  }
}

/** How soon a run learns of it, whichever process was told. */
const lookEveryMs = 1_000

/** Looks at the row of a job as long as it is run, and aborts once it is over. */
export const watchJob = (db: Queries, publicId: string) => {
  const over = new AbortController()
  const end = () => over.abort(new JobOver())
  const look = async () => {
    // A database that is away says nothing of the job.
    if (!(await isRunning(db, publicId).catch(() => true))) end()
  }
  const looking = setInterval(() => void look(), lookEveryMs)
  /** What the work comes to, or the end of the job before: then its place in line is free at once. */
  const unlessOver = <Made>(work: Promise<Made>): Promise<Made> => {
    const ended = new Promise<never>((_, reject) => {
      // It may have ended before anybody listened.
      if (over.signal.aborted) reject(over.signal.reason)
      over.signal.addEventListener('abort', () => reject(over.signal.reason))
    })
    return Promise.race([work, ended])
  }
  return { signal: over.signal, end, unlessOver, stop: () => clearInterval(looking) }
}
