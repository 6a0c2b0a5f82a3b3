import type { Queries } from '../db/db.ts'

/** What the worker tells a handler of the job in its hands. */
export type JobContext = {
  now: Date
  /** What makes it this job and no other: an idempotency key. */
  cause: string
  /** Where it waits for older ones of its line. */
  line: string | null
  /** 1 at the first one. */
  attempts: number
  /** Aborted when the lease is lost or the job takes too long: another worker may have it by then. */
  signal: AbortSignal
  /**
   * Effect and «done» in one transaction, rolled back where the lease is no longer ours. Effects in the database belong
   * in here: they happen exactly once.
   */
  finish: (effect: (tx: Queries) => Promise<void>) => Promise<void>
}

/** Called at least once, outside of transactions: what may not happen twice goes through `finish`, or says so itself. */
export type JobHandler = (payload: unknown, job: JobContext) => Promise<void>

/** By the kind that `emit(tx, { kind, cause, payload, at })` was given. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

export const periods = {
  '5 seconds': 5_000,
  minute: 60_000,
  '10 minutes': 600_000,
  hour: 3_600_000,
  day: 86_400_000,
} as const

/** Run once in the cluster each period, and caught up once after a stop. `now` is the injected clock's. */
export type ScheduledJob = {
  /** `cart.expire`: concept and verb. */
  name: string
  every: keyof typeof periods
  run: (now: Date) => Promise<unknown>
}
