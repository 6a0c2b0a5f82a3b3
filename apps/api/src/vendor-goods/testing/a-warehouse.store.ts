import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Another warehouse of some vendor's, each time of another name; its id. */
export const aWarehouse = async (db: Db): Promise<string> => {
  const [made] = await db.query<{ id: string }>(sql`
    insert into warehouse (vendor_id, name, state)
    select min(vendor_id), 'Dock ' || (max(id) + 1), 'CA' from warehouse returning public_id as id`)
  if (!made) throw new Error('There is no vendor.')
  return made.id
}
