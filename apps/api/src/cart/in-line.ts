import { keyedMutex, onePer } from '../platform/concurrency.ts'
import type { Db } from '../platform/db/db.ts'

const mutexOf = onePer<Db, ReturnType<typeof keyedMutex>>(keyedMutex)

/** Works of one holder, one after the other, as they came. */
export const inLine = <Result>(db: Db, holder: string, work: () => Promise<Result>): Promise<Result> =>
  mutexOf(db)(holder, work)
