import { onePer, semaphore } from '../../platform/concurrency.ts'
import type { Db } from '../../platform/db/db.ts'
import { withMutex } from '../../platform/db/mutex.ts'

/** Orders written at once want the same goods: waiting for those must not take up every connection. */
const semaphoreOf = onePer<Db, ReturnType<typeof semaphore>>(() => semaphore({ atOnce: 4 }))

/** Some at a time, in the order in which they came. */
export const withPlacingSlot = <Result>(db: Db, work: () => Promise<Result>): Promise<Result> =>
  semaphoreOf(db)(work)

/** Whoever submits from several tabs at once waits here, not in as many connections. */
export const withOrdersMutex = <Result>(
  { db }: { db: Db },
  accountId: number,
  work: () => Promise<Result>,
): Promise<Result> => withMutex(db, `orders of account ${accountId}`, work)
