import type { Db } from '../../platform/db/db.ts'
import { sumSome } from './profit-sum.store.ts'

/** So many are summed well within the time that a statement has. */
const atOnce = 2_000

/** Adds what was posted since to the sums that reports of profit read. What it does not reach is read from its entries. */
export const sumProfit = async (db: Db, most = atOnce): Promise<void> => {
  let taken = most
  while (taken === most) taken = await db.transaction((tx) => sumSome(tx, most))
}
