import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { isPerson, knownIn } from './client.store.ts'

type Address = { showroomId: number; email: string }

/** Who shops in the showroom with this address, as the Pro's list of clients has them; null where nobody does. */
const clientWith = async (
  db: Queries,
  { showroomId, email }: Address,
  condition: Sql,
): Promise<number | null> => {
  const [found] = await db.query<{ id: number }>(sql`
    select a.id from account a where lower(a.email) = lower(${email}) and ${isPerson} and ${condition}
      and exists (${knownIn(showroomId, (account) => sql`${account} = a.id`)})`)
  return found?.id ?? null
}

/** Whose address it is: anybody may have signed up with one that they have not proven. */
export const clientIdAt = (db: Queries, address: Address): Promise<number | null> =>
  clientWith(db, address, sql`a.email_verified_at is not null`)

/** Proven or not: who shops there is not invited. */
export const isClientAddress = async (db: Queries, address: Address): Promise<boolean> =>
  (await clientWith(db, address, sql`true`)) !== null
