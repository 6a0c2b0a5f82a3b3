import { jobHandlersOf, type Modules, type Outside } from '../modules.ts'
import type { Db } from '../platform/db/db.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { runDueJobs } from '../platform/jobs/worker.ts'

type Deps = Pick<Outside, 'config' | 'db' | 'mail' | 'secret' | 'now'> & { modules: Modules }

const run = async ({ db, now }: Deps, handlers: JobHandlers): Promise<unknown[]> => {
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  await runDueJobs({ db, now, handlers, schedule: [], onError })
  return errors
}

/** Mails that a request has in hand, a webhook's for one: nobody else can send those meanwhile. */
const sending = new WeakMap<Db, Promise<unknown>>()

/** Does what is due, and tells what went wrong. */
export const doJobs = async (deps: Deps): Promise<unknown[]> => {
  await sending.get(deps.db)
  return run(deps, jobHandlersOf(deps.modules, deps))
}

/** The mails only: what else is due is left to the test. */
export const sendMails = async (deps: Deps) => {
  const { mail } = jobHandlersOf(deps.modules, deps)
  if (!mail) return
  const sent = run(deps, { mail })
  sending.set(deps.db, Promise.all([sending.get(deps.db), sent]))
  await sent
}
