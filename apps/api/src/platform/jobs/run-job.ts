import type { Db } from '../db/db.ts'
import { type ClaimedJob, renewJob, saveJobDone, saveJobFailed, saveJobPutOff } from './job.store.ts'
import type { JobContext, JobHandlers } from './job.ts'
import { LeaseLost, underLease } from './lease.ts'

export type JobFailure = { kind: string; cause: string; attempts: number; isLast: boolean }

export type RunDeps = {
  db: Db
  now: () => Date
  onError: (error: unknown, failure: JobFailure) => void
  leaseMs: number
  longestMs: number
}

const mostAttempts = 10
const longestWaitMs = 3_600_000

/** 2 s, 4 s, 8 s … an hour. */
export const waitAfter = (attempts: number): number => Math.min(1_000 * 2 ** attempts, longestWaitMs)

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whether it got done. Never rejects while the database is there. */
export const runJob = async (
  deps: RunDeps & { handlers: JobHandlers },
  job: ClaimedJob,
): Promise<boolean> => {
  const { db, now, leaseMs, longestMs } = deps
  let isDone = false
  const saveDone: JobContext['finish'] = async (effect) => {
    await db.transaction(async (tx) => {
      if (!(await saveJobDone(tx, job, now()))) throw new LeaseLost()
      await effect(tx)
    })
    isDone = true
  }
  try {
    requireTime(job, now())
    const { cause, line, attempts } = job
    await underLease({ leaseMs, longestMs, renew: () => renewJob(db, job, leaseMs) }, async (signal) =>
      deps.handlers[job.kind]?.(job.payload, { now: now(), cause, line, attempts, signal, finish: saveDone }),
    )
    if (!isDone) await saveDone(async () => undefined)
  } catch (error) {
    await keep(deps, job, error)
  }
  return isDone
}

/** A worker that died with the job counts as an attempt; each job gets one, however late. */
const requireTime = ({ attempts, expiresAt }: ClaimedJob, now: Date) => {
  if (expiresAt ? now >= expiresAt && attempts > 1 : attempts > mostAttempts)
    throw new Error('Nobody who had it in hand came to an end with it.')
}

const keep = async ({ db, now, onError }: RunDeps, job: ClaimedJob, error: unknown) => {
  const at = now()
  const { kind, cause, attempts, expiresAt } = job
  const isLast = expiresAt ? at >= expiresAt : attempts >= mostAttempts
  onError(error, { kind, cause, attempts, isLast })
  if (isLast) return saveJobFailed(db, job, { now: at, error: messageOf(error) })
  const next = at.getTime() + waitAfter(attempts)
  const due = new Date(expiresAt ? Math.min(next, expiresAt.getTime()) : next)
  return saveJobPutOff(db, job, { due, error: messageOf(error) })
}
