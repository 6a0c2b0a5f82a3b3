import type { Queries } from '../platform/db/db.ts'
import { isOwnerOf } from '../pricing/price-list/own-prices.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'

type Priced = { showroomRef: string; ownerId: number }

/**
 * The showroom of a project, with the prices that everybody in it is shown: its owner's. A Pro's own are wholesale, and
 * what a Pro shares in their own showroom is for clients: they see there what all pay, and buy at their own all the same.
 */
export const showroomOfProject = async (
  db: Queries,
  { showroomRef, ownerId }: Priced,
): Promise<ShowroomContext> =>
  requireShowroom(db, showroomRef, (await isOwnerOf(db, showroomRef, ownerId)) ? null : ownerId)

/** What was paid for a Pro's own project in their own showroom is wholesale, and nobody's but theirs. */
export const seesPaid = async (
  db: Queries,
  { showroomRef, ownerId }: Priced,
  accountId: number,
): Promise<boolean> => accountId === ownerId || !(await isOwnerOf(db, showroomRef, ownerId))
