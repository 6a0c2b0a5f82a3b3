import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { isPerson, knownIn } from './client.store.ts'

type Address = { showroomId: number; email: string }

/** Who shops in the showroom with this address, as the Pro's list of clients has them; null where nobody does. */
export const clientIdAt = async (db: Queries, { showroomId, email }: Address): Promise<number | null> => {
  const [found] = await db.query<{ id: number }>(sql`
    select a.id from account a where lower(a.email) = lower(${email}) and ${isPerson}
      and exists (${knownIn(showroomId, (account) => sql`${account} = a.id`)})`)
  return found?.id ?? null
}

export const isClientAddress = async (db: Queries, address: Address): Promise<boolean> =>
  (await clientIdAt(db, address)) !== null
