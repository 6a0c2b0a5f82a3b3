import { jobHandlersOf, type Modules, type Outside } from '../modules.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { runDueJobs } from '../platform/jobs/worker.ts'

type Deps = Pick<Outside, 'config' | 'db' | 'mail' | 'secret' | 'now'> & { modules: Modules }

const run = async ({ db, now }: Deps, handlers: JobHandlers): Promise<unknown[]> => {
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  await runDueJobs({ db, now, handlers, schedule: [], onError })
  return errors
}

/** Does what is due, and tells what went wrong. */
export const doJobs = (deps: Deps): Promise<unknown[]> => run(deps, jobHandlersOf(deps.modules, deps))

/** The mails only: what else is due is left to the test. */
export const sendMails = async (deps: Deps) => {
  const { mail } = jobHandlersOf(deps.modules, deps)
  if (mail) await run(deps, { mail })
}
