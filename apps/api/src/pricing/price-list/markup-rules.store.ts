import type { MarkupRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type ScopeColumns, scopeOf } from './scope-columns.ts'

export type ClientRule = MarkupRule & { id: number }

type Row = ScopeColumns & { id: number; markup_bps: number }

/** A showroom's rules for somebody, the newest last: those for all, and those for them alone. */
export const rulesFor = async (
  db: Queries,
  showroomId: number,
  accountId: number | null,
): Promise<ClientRule[]> => {
  const rows = await db.query<Row>(sql`
    select id, product_id, category_id, vendor_id, client_id, markup_bps from markup_rule
    where showroom_id = ${showroomId} and (client_id is null or client_id = ${accountId}::int)
    order by id`)
  return rows.map((row) => ({ ...scopeOf(row), id: row.id, markup_bps: row.markup_bps }))
}
