import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const waitingEvents = async (db: Queries): Promise<number> => {
  const [row] = await db.query<{ waiting: number }>(
    sql`select count(*)::int as waiting from provider_event where handled_at is null`,
  )
  return row?.waiting ?? 0
}
