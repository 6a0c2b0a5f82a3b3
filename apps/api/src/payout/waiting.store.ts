import { bankChangeHoldDays } from '@showroom/contract/policy/figures'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** Batches that an Admin may propose, or approve because another one has proposed them. */
export const countUndecided = async (db: Queries, adminId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from payout_batch b
    where b.state = 'proposed' and b.proposed_by <> ${adminId}
      or b.state = 'draft' and exists (select 1 from payout p where p.batch_id = b.id and p.state = 'draft')`)
  return counted?.count ?? 0
}

/** What banks sent back to those who have told no other bank and got no other payout since. */
export const countSentBack = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from payout p join payout_account a on a.id = p.payout_account_id
    where p.state = 'returned'
      and (a.held_until is null or a.held_until <= p.returned_at + make_interval(days => ${bankChangeHoldDays}))
      and not exists (select 1 from payout later
        where later.payout_account_id = p.payout_account_id and later.id > p.id and later.state <> 'canceled')`)
  return counted?.count ?? 0
}
