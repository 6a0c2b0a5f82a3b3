import { jobHandlersOf, type Modules, type Outside } from '../modules.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { runDueJobs } from '../platform/jobs/worker.ts'

type Parts = Pick<Outside, 'config' | 'db' | 'mail' | 'now'> & { modules: Modules }

const run = async ({ db, now }: Parts, handlers: JobHandlers): Promise<unknown[]> => {
  const troubles: unknown[] = []
  const onTrouble = (error: unknown) => troubles.push(error)
  await runDueJobs({ db, now, handlers, schedule: [], onTrouble })
  return troubles
}

/** Does what is due, and tells what went wrong. */
export const doJobs = (parts: Parts): Promise<unknown[]> => run(parts, jobHandlersOf(parts.modules, parts))

/** The mails only: what else is due is left to the test. */
export const sendMails = async (parts: Parts) => {
  const { mail } = jobHandlersOf(parts.modules, parts)
  if (mail) await run(parts, { mail })
}
