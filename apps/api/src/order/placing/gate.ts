import { onePer, semaphore } from '../../platform/concurrency.ts'
import type { Db } from '../../platform/db/db.ts'

/** Orders that are written at once: they want the same goods, and must not wait for them in all connections. */
const gateOf = onePer<Db, ReturnType<typeof semaphore>>(() => semaphore({ atOnce: 4 }))

/** Some at a time, in the order in which they came. */
export const throughGate = <Result>(db: Db, work: () => Promise<Result>): Promise<Result> => gateOf(db)(work)
