import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const vendorCalled = async (db: Queries, id: number): Promise<string> => {
  const [found] = await db.query<{ name: string }>(sql`select name from vendor where id = ${id}`)
  return found?.name ?? ''
}

/** Everything that was ever told to a project's people or to these accounts. */
export const toldTo = async (db: Queries, project: string, emails: readonly string[]): Promise<string> => {
  const rows = await db.query(sql`
    select e.payload, e.kind from feed f join feed_event e on e.feed_id = f.id
      left join project p on p.id = f.project_id left join account a on a.id = f.account_id
    where p.public_id = ${project} or a.email = any(${[...emails]}::text[])`)
  return JSON.stringify(rows)
}
