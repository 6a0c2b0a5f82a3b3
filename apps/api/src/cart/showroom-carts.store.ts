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
