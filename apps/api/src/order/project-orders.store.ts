import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What was ordered for projects, by their ids: those that nothing was ordered for are left out. */
export const orderedFor = async (
  db: Queries,
  projectIds: readonly number[],
): Promise<Map<number, { count: number; totalCents: number }>> => {
  if (projectIds.length === 0) return new Map()
  const rows = await db.query<{ projectId: number; count: number; totalCents: number }>(sql`
    select project_id as "projectId", count(*)::int as count, sum(total_cents)::float8 as "totalCents"
    from shop_order where state = 'placed' and project_id = any(${[...projectIds]}::int[]) group by project_id`)
  return new Map(rows.map(({ projectId, count, totalCents }) => [projectId, { count, totalCents }]))
}
