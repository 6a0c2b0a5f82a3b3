import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'

/** What an account has: a sum, never a number that is kept. Null is the platform. Test money is there at once. */
export const balanceOf = async (tx: Queries, accountId: string | null): Promise<number> => {
  const paidOut = sql`select coalesce(sum(amount), 0) from payout
    where status not in ('canceled', 'failed') and account_id is not distinct from ${accountId}`
  const has =
    accountId === null
      ? sql`(select coalesce(sum(amount - amount_refunded), 0) from charge where is_captured)
          - (select coalesce(sum(amount - amount_reversed), 0) from transfer)
          - (select coalesce(sum(case when status = 'won' then 0 else amount end + 1500), 0) from dispute)`
      : sql`(select coalesce(sum(amount - amount_reversed), 0) from transfer where account_id = ${accountId})`
  const [found] = await tx.query<{ balance: number }>(sql`select (${has} - (${paidOut}))::bigint as balance`)
  return found?.balance ?? 0
}
