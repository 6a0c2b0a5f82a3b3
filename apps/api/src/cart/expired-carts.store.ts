import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

const cartsAtOnce = 1_000

/** Carts past their 30 days, with projects that nobody has signed in for: no token reaches them any more. Returns how many. */
export const deleteExpiredCarts = async (db: Queries, now: Date): Promise<number> => {
  const deleted = await db.query(sql`
    with expired as (
      select id from cart where expires_at <= ${now} order by expires_at limit ${cartsAtOnce}
    ), unreachable as (
      delete from project where cart_id in (select id from expired) and account_id is null
    )
    delete from cart where id in (select id from expired) returning id`)
  return deleted.length
}
