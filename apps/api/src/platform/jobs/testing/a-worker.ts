import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Db } from '../../db/db.ts'
import { openTestDb } from '../../../testing/test-db.ts'
import { emit } from '../emit.ts'
import type { NewJob } from '../job.store.ts'
import type { JobHandler, JobHandlers } from '../job.ts'
import { runDueJobs, type WorkerDeps } from '../worker.ts'
import { createEffects, emptyJobs } from './jobs.store.ts'

export const start = new Date('2026-11-02T18:15:00Z')
export const secondsAfter = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

/** A handler that never comes to an end: whoever has it in hand might as well be dead. */
export const hangs: JobHandler = () => new Promise(() => undefined)

/** What a worker begins that dies meanwhile: when its longest time is over, its database is long closed. */
export const leftUndone = (work: Promise<unknown>): void => {
  work.catch(() => undefined)
}

type Made = { fails?: number; leaseMs?: number; longestMs?: number; handlers?: JobHandlers }

/** A worker that keeps what it was given; `fails` counts the attempts that come to nothing. */
const workerOn = (db: Db, { fails = 0, handlers = {}, ...limits }: Made = {}) => {
  const got: unknown[] = []
  const errors: string[] = []
  const clock = { now: start }
  let left = fails
  const greet: JobHandler = async (payload) => {
    left -= 1
    if (left >= 0) throw new Error('the mail server is away')
    got.push(payload)
  }
  const deps: WorkerDeps = {
    db,
    now: () => clock.now,
    handlers: { greeting: greet, ...handlers },
    schedule: [],
    onError: (error) => errors.push(String(error)),
    ...limits,
  }
  return { deps, got, errors, clock, work: () => runDueJobs(deps) }
}

/** A database with jobs in it for each test file, emptied before each test. */
export const aJobTable = () => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDb()
    await createEffects(db)
  })
  afterAll(() => db.close())
  beforeEach(() => emptyJobs(db))
  return {
    db: () => db,
    aWorker: (made?: Made) => workerOn(db, made),
    aJob: (telling: Partial<NewJob> = {}) =>
      db.transaction((tx) =>
        emit(tx, { kind: 'greeting', cause: 'a', payload: { to: 'Ada' }, at: start, ...telling }),
      ),
  }
}
