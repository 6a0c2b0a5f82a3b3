import { periods, type ScheduledJob } from './job.ts'
import { underLease } from './lease.ts'
import { messageOf, type RunDeps, waitAfter } from './run-job.ts'
import { type ClaimedSchedule, renewScheduled, saveScheduledOver } from './schedule.store.ts'

/** The first turn after now: turns that were missed are one. */
export const nextTurn = (last: Date, periodMs: number, now: Date): Date => {
  const missed = Math.floor(Math.max(0, now.getTime() - last.getTime()) / periodMs)
  return new Date(last.getTime() + (missed + 1) * periodMs)
}

/** What fails is run again sooner than at its next turn. Never rejects while the database is there. */
export const runScheduled = async (
  { db, now, onError, leaseMs, longestMs }: RunDeps,
  job: ScheduledJob,
  claimed: ClaimedSchedule,
): Promise<void> => {
  const { name, attempts, nextAt } = claimed
  const turn = () => nextTurn(nextAt, periods[job.every], now())
  try {
    await underLease({ leaseMs, longestMs, renew: () => renewScheduled(db, claimed, leaseMs) }, () =>
      job.run(now()),
    )
    await saveScheduledOver(db, claimed, { next: turn(), error: null })
  } catch (error) {
    onError(error, { kind: 'scheduled', cause: name, attempts, isLast: false })
    const soon = new Date(now().getTime() + waitAfter(attempts))
    const next = soon < turn() ? soon : turn()
    await saveScheduledOver(db, claimed, { next, error: messageOf(error) })
  }
}
