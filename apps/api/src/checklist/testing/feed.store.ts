import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The number of the last event that a project's open pages were told of. */
export const feedOf = async (db: Queries, projectId: string): Promise<number> => {
  const [feed] = await db.query<{ seq: number }>(sql`
    select f.seq::float8 as seq from feed f join project p on p.id = f.project_id where p.public_id = ${projectId}`)
  return feed?.seq ?? 0
}
