import type { AppParts } from '../app.ts'
import { wireHandlers } from '../jobs-wiring.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { runDueJobs } from '../platform/jobs/worker.ts'

type Parts = Pick<AppParts, 'config' | 'db' | 'mail' | 'now'>

const run = async ({ db, now }: Parts, handlers: JobHandlers): Promise<unknown[]> => {
  const troubles: unknown[] = []
  const onTrouble = (error: unknown) => troubles.push(error)
  await runDueJobs({ db, now, handlers, schedule: [], onTrouble })
  return troubles
}

/** Does what is due, and tells what went wrong. */
export const doJobs = (parts: Parts): Promise<unknown[]> => run(parts, wireHandlers(parts))

/** The mails only: what else is due is left to the test. */
export const sendMails = async (parts: Parts) => {
  const { mail } = wireHandlers(parts)
  if (mail) await run(parts, { mail })
}
