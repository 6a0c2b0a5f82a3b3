import { claimJobs, deleteClosedJobs } from './job.store.ts'
import { type JobHandlers, periods, type ScheduledJob } from './job.ts'
import { drain, keepFilled, type Lane, openLane } from './lane.ts'
import { runJob, type RunDeps } from './run-job.ts'
import { runScheduled } from './run-scheduled.ts'
import { claimScheduled, saveScheduled } from './schedule.store.ts'

export type WorkerDeps = Omit<RunDeps, 'leaseMs' | 'longestMs'> & {
  handlers: JobHandlers
  schedule: readonly ScheduledJob[]
  leaseMs?: number
  longestMs?: number
  /** How often it looks by itself. */
  pollMs?: number
}

/** Mails wait for a server that is not ours, and must not keep other jobs waiting. */
const atOnce = { mail: 5, others: 5, scheduled: 4 }
const closedForMs = 30 * periods.day

const timed = (deps: WorkerDeps) => ({ leaseMs: 60_000, longestMs: 10 * 60_000, ...deps })

const openJobLane = (
  given: WorkerDeps,
  { kinds, most, onDone = () => {} }: { kinds: string[]; most: number; onDone?: () => void },
): Lane => {
  const deps = timed(given)
  return openLane({
    atOnce: most,
    claim: (room) => claimJobs(deps.db, kinds, { now: deps.now(), most: room, leaseMs: deps.leaseMs }),
    run: async (job) => {
      try {
        if (await runJob(deps, job)) onDone()
      } catch (error) {
        // Its lease ends by itself.
        deps.onError(error, { kind: job.kind, cause: job.cause, attempts: job.attempts, isLast: false })
      }
    },
  })
}

const openScheduleLane = (given: WorkerDeps): Lane => {
  const deps = timed(given)
  const jobs = new Map(deps.schedule.map((job) => [job.name, job]))
  return openLane({
    atOnce: atOnce.scheduled,
    claim: (room) =>
      claimScheduled(deps.db, [...jobs.keys()], { now: deps.now(), most: room, leaseMs: deps.leaseMs }),
    run: async (claimed) => {
      const job = jobs.get(claimed.name)
      try {
        if (job) await runScheduled(deps, job, claimed)
      } catch (error) {
        deps.onError(error, {
          kind: 'scheduled',
          cause: claimed.name,
          attempts: claimed.attempts,
          isLast: false,
        })
      }
    },
  })
}

/** Does every job that is due, and says how many got done. */
export const runDueJobs = async (deps: WorkerDeps): Promise<number> => {
  let done = 0
  const lane = openJobLane(deps, {
    kinds: Object.keys(deps.handlers),
    most: atOnce.others,
    onDone: () => {
      done += 1
    },
  })
  await drain(lane)
  return done
}

const planScheduled = async ({ db, now, schedule }: WorkerDeps) => {
  for (const { name, every } of schedule)
    await saveScheduled(db, name, new Date(now().getTime() + periods[every]))
}

/** Runs every scheduled job whose turn it is. */
export const runDueSchedule = async (deps: WorkerDeps): Promise<void> => {
  await planScheduled(deps)
  await drain(openScheduleLane(deps))
}

/** The jobs' own: what was done or given up a month ago goes. */
const trimJobs = ({ db }: WorkerDeps): ScheduledJob => ({
  name: 'job.trim',
  every: 'hour',
  run: async (now) => {
    await deleteClosedJobs(db, new Date(now.getTime() - closedForMs))
  },
})

export type Worker = {
  /** There is a job: it looks now rather than at the next poll. */
  wake: () => void
  /** Takes no more, and waits for what runs at most so long; what is cut off then, another worker does. */
  stop: (graceMs: number) => Promise<void>
}

/** Works as long as it is not stopped. */
export const startWorker = async (given: WorkerDeps, report: (error: unknown) => void): Promise<Worker> => {
  const deps = { ...given, schedule: [...given.schedule, trimJobs(given)] }
  await planScheduled(deps)
  const others = Object.keys(deps.handlers).filter((kind) => kind !== 'mail')
  const lanes = [
    openJobLane(deps, { kinds: ['mail'], most: atOnce.mail }),
    openJobLane(deps, { kinds: others, most: atOnce.others }),
    openScheduleLane(deps),
  ].map((lane) => keepFilled(lane, { pollMs: given.pollMs ?? 2_000, report }))
  return {
    wake: () => {
      for (const { wake } of lanes) wake()
    },
    stop: async (graceMs) => {
      const ended = Promise.all(lanes.map(({ stop }) => stop()))
      let timer: NodeJS.Timeout | undefined
      const cut = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs)
      })
      await Promise.race([ended, cut])
      clearTimeout(timer)
    },
  }
}
