import { readConfig } from '../platform/config/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { Queries } from '../platform/db/db.ts'
import { openDatabase, databaseTimeouts } from '../platform/db/open-database.ts'
import { deleteFailedJobs, type ListedJob, listJobs, retryFailedJobs } from '../platform/jobs/job.store.ts'

const usage = `npm run jobs -- list|failed
npm run jobs -- retry|drop ID|all

The work that goes on behind the requests: mails, letters about orders, what modules tell each other.
  list     what is open or was given up, the oldest 200
  failed   what was given up: after ten attempts, a mail after a day
  retry    lets it begin anew
  drop     forgets it`

const lineOf = ({ id, kind, cause, attempts, dueAt, failedAt, lastError }: ListedJob): string => {
  const state = failedAt ? `given up ${failedAt.toISOString()}` : `due ${dueAt.toISOString()}`
  const line = `  ${String(id).padStart(6)}  ${state}  ${attempts}×  ${kind}  ${cause}`
  return lastError ? `${line}\n          ${lastError}` : line
}

const print = (jobs: readonly ListedJob[]) =>
  console.log(jobs.length > 0 ? jobs.map(lineOf).join('\n') : '  None.')

/** Null stands for all of them. */
const readId = (typed: string | undefined): number | null => {
  if (typed === 'all') return null
  const id = Number(typed)
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(usage)
  return id
}

const run = async (db: Queries, [command, which]: readonly (string | undefined)[]) => {
  if (command === 'list' || command === 'failed')
    return print(await listJobs(db, { failedOnly: command === 'failed' }))
  if (command !== 'retry' && command !== 'drop') throw new Error(usage)
  const id = readId(which)
  const count =
    command === 'retry' ? await retryFailedJobs(db, id, new Date()) : await deleteFailedJobs(db, id)
  console.log(`  ${count} ${command === 'retry' ? 'begin anew' : 'dropped'}.`)
  if (id !== null && count === 0) process.exitCode = 1
}

const start = async () => {
  const args = process.argv.slice(2)
  if (args.length === 0 || args.includes('--help')) return console.log(usage)
  const db = await openDatabase(readConfig(process.env), databaseTimeouts.requests)
  try {
    await migrate(db)
    await run(db, args)
  } finally {
    await db.close()
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
