import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** Whether an account has begun to shop in a showroom. */
export const hasCart = async (
  db: Queries,
  { accountId, showroomId }: { accountId: number; showroomId: number },
): Promise<boolean> => {
  const carts = await db.query(
    sql`select 1 from cart where account_id = ${accountId} and showroom_id = ${showroomId}`,
  )
  return carts.length > 0
}

/** The showroom whose cart the account changed last; null where there is no cart. */
export const latestShowroomOf = async (db: Queries, accountId: number): Promise<string | null> => {
  const [latest] = await db.query<{ showroom: string }>(sql`
    select showroom.user_id as showroom from cart join showroom on showroom.id = cart.showroom_id
    where cart.account_id = ${accountId} order by cart.updated_at desc, cart.id desc limit 1`)
  return latest?.showroom ?? null
}
