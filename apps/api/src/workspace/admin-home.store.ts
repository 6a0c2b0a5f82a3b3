import { timezone } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type Placed = { orders: number; orderedCents: number }

/** What was placed from a day on, and what those orders come to. */
export const placedSince = async (db: Queries, from: Day): Promise<Placed> => {
  const [sums] = await db.query<Placed>(sql`
    select count(*)::int as orders, coalesce(sum(total_cents), 0)::bigint as "orderedCents" from shop_order
    where state = 'placed' and placed_at >= (${from}::date)::timestamp at time zone ${timezone}`)
  if (!sums) throw new Error('Sums have always a row.')
  return sums
}
