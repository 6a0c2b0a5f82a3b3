import type { Queries } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** Somebody whose feed it is: only the database id matters. */
export const anAccountId = async (db: Queries, name: string): Promise<number> => {
  const [made] = await db.query<{ id: number }>(sql`
    insert into account (public_id, type, status, first_name, email)
    values (${name}, 'User', 'Active', ${name}, ${`${name}@example.com`}) returning id`)
  return made?.id ?? 0
}
