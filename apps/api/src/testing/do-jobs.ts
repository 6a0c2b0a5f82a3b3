import type { AppParts } from '../app.ts'
import { wireHandlers } from '../jobs-wiring.ts'
import { runDueJobs } from '../platform/jobs/worker.ts'

/** Does what is due, and tells what went wrong. */
export const doJobs = async (parts: Pick<AppParts, 'config' | 'db' | 'mail' | 'now'>): Promise<unknown[]> => {
  const { db, now } = parts
  const troubles: unknown[] = []
  const onTrouble = (error: unknown) => troubles.push(error)
  await runDueJobs({ db, now, handlers: wireHandlers(parts), schedule: [], onTrouble })
  return troubles
}
