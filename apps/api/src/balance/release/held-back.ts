import { openReturnsOf } from '../../order/return/return-facts.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { linesWithOpenReturn } from './held-back.store.ts'

/** Lines whose money waits for the end of something: whatever is asked about a line's goods is asked here. */
export const heldBack = async (db: Queries, orderItemIds: readonly number[]): Promise<Set<number>> =>
  new Set([...(await linesWithOpenReturn(db, orderItemIds)), ...(await openReturnsOf(db, orderItemIds))])
