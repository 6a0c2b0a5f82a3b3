import type { Db } from '../platform/db/db.ts'

/** Per database: the last work of each holder that has some under way. */
const underWay = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** Works of one holder, one after the other, as they came. */
export const inLine = async <Result>(
  db: Db,
  holder: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const holders = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, holders)
  const before = holders.get(holder) ?? Promise.resolve()
  const running = before.catch(() => undefined).then(work)
  holders.set(holder, running)
  try {
    return await running
  } finally {
    if (holders.get(holder) === running) holders.delete(holder)
  }
}
