import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A job that was tried ten times. */
export const aFailedJob = async (
  db: Queries,
  { cause, at, error }: { cause: string; at: Date; error: string },
): Promise<number> => {
  const [job] = await db.query<{ id: number }>(sql`
    insert into job (kind, cause, payload, created_at, due_at, attempts, failed_at, last_error)
    values ('mail', ${cause}, '{"to": "secret of somebody"}', ${at}, ${at}, 10, ${at}, ${error})
    returning id::int as id`)
  return job?.id ?? 0
}
