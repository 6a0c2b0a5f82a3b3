import { periods, type ScheduledJob } from './job.ts'

type Deps = { now: () => Date; report: (error: unknown, job: string) => void }

/** As long as the process runs. Returns the undo. */
export const keepRunning = (jobs: readonly ScheduledJob[], { now, report }: Deps): (() => void) => {
  const timers = jobs.map(({ name, every, run }) => {
    const timer = setInterval(
      () => void run(now()).catch((error: unknown) => report(error, name)),
      periods[every],
    )
    timer.unref()
    return timer
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
