import { minuteMs } from '@showroom/contract/shared/time'
import type { ScheduledJob } from '../../platform/jobs/job.ts'
import { runDueSchedule } from '../../platform/jobs/worker.ts'
import { doJobs } from '../do-jobs.ts'
import type { openTestApp } from '../test-app.ts'

type Opened = Awaited<ReturnType<typeof openTestApp>>
type Clocked = {
  shop: () => Opened
  now: () => Date
  later: (ms: number) => void
  differences: () => Promise<{ name: string }[]>
}

/** What is asked of the provider by the day: its own clock is the machine's. */
const byTheProvidersClock = ['Every event', 'Every payout is one transfer']

/** So often it looks when it wakes: what one look finds, the next may finish. */
const looks = 2

/** What the process does by itself with money, when a test wakes it: what is scheduled, and the jobs that are due. */
export const aWorker = ({ shop, now, later, differences }: Clocked) => {
  const errors: unknown[] = []
  const onError = (error: unknown) => {
    errors.push(error)
  }
  const look = async () => {
    const { db, modules } = shop()
    const { payment, order, balance, payout } = modules
    const schedule: ScheduledJob[] = [...payment.jobs, ...order.jobs, ...balance.jobs, ...payout.jobs]
    await runDueSchedule({ db, now, handlers: {}, schedule, onError })
    errors.push(...(await doJobs(shop())))
  }
  return {
    errors,
    /** Where money is not as it always is. */
    wrong: async () =>
      (await differences()).filter(
        ({ name }) => !byTheProvidersClock.some((start) => name.startsWith(start)),
      ),
    /** Looks once a minute for a few minutes. */
    work: async () => {
      for (let count = 0; count < looks; count += 1) {
        await look()
        later(minuteMs)
      }
    },
  }
}
