import type { Queries } from '../platform/db/db.ts'
import { type Balance, readBalance } from './balance.store.ts'
import type { Party } from './party.store.ts'

/** What somebody can be paid now, and what is pending: together all that the ledger owes them. */
export const balanceOf = (db: Queries, party: Party): Promise<Balance> => readBalance(db, party)
