import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { isPerson, knownIn } from './client.store.ts'

/** Whether somebody who shops in the showroom has this address: as the Pro's list of clients has them. */
export const isClientAddress = async (
  db: Queries,
  { showroomId, email }: { showroomId: number; email: string },
): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from account a where lower(a.email) = lower(${email}) and ${isPerson}
      and exists (${knownIn(showroomId, (account) => sql`${account} = a.id`)})`)
  return found.length > 0
}
