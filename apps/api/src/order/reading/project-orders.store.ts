import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What will never be paid: lines that were cancelled or declined, and the shipping of a delivery with no other. */
const givenUp = sql`coalesce((
  select sum(lines.gone + case when lines.is_all then s.shipping_cents + s.shipping_tax_cents else 0 end)
  from sub_order s join lateral (
    select coalesce(sum(i.total_cents) filter (where i.status in ('cancle', 'decline')), 0) as gone,
      bool_and(i.status in ('cancle', 'decline')) as is_all
    from order_item i where i.sub_order_id = s.id) lines on true
  where s.order_id = o.id), 0)`

/** What was ordered for projects, by their ids: those that nothing was ordered for are left out. */
export const orderedFor = async (
  db: Queries,
  projectIds: readonly number[],
): Promise<Map<number, { count: number; totalCents: number }>> => {
  if (projectIds.length === 0) return new Map()
  const rows = await db.query<{ projectId: number; count: number; totalCents: number }>(sql`
    select project_id as "projectId", count(*)::int as count,
      sum(total_cents - ${givenUp})::float8 as "totalCents"
    from shop_order o where state = 'placed' and project_id = any(${[...projectIds]}::int[]) group by project_id`)
  return new Map(rows.map(({ projectId, count, totalCents }) => [projectId, { count, totalCents }]))
}
