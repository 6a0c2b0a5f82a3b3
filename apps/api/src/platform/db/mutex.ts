import { keyedMutex, onePer } from '../concurrency.ts'
import type { Db } from './db.ts'

const mutexOf = onePer<Db, ReturnType<typeof keyedMutex>>(keyedMutex)

/** Works of one key run one after the other, as they came. */
export const withMutex = <Result>(db: Db, key: string, work: () => Promise<Result>): Promise<Result> =>
  mutexOf(db)(key, work)
