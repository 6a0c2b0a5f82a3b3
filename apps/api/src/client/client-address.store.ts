import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** Whether somebody who shops in the showroom has this address: as the Pro's list of clients has them. */
export const isClientAddress = async (
  db: Queries,
  { showroomId, email }: { showroomId: number; email: string },
): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from account a
    where lower(a.email) = lower(${email}) and a.type = 'User' and a.deleted_at is null and (
      a.showroom_id = ${showroomId}
      or exists (select 1 from cart c where c.showroom_id = ${showroomId} and c.account_id = a.id)
      or exists (select 1 from project p where p.showroom_id = ${showroomId} and p.account_id = a.id)
      or exists (select 1 from shop_order o
        where o.showroom_id = ${showroomId} and o.account_id = a.id and o.state = 'placed'))`)
  return found.length > 0
}
