import type { PlannedMarkup } from '@showroom/contract/pricing/markup'
import type { Queries } from '../../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'

const next = (where: Sql): Sql => sql`(
  select json_build_object('effective_on', n.effective_on::text, 'markup_bps', n.markup_bps)
  from markup_plan n where n.state = 'planned' and ${where} order by n.effective_on limit 1)`

/** Of the rule `r`. */
export const nextPlanOfRule: Sql = next(
  raw(`n.showroom_id = r.showroom_id and n.vendor_id is not distinct from r.vendor_id
    and n.category_id is not distinct from r.category_id and n.product_id is not distinct from r.product_id
    and n.client_id is not distinct from r.client_id`),
)

const isForAlone = (showroomId: number, product: Sql): Sql => sql`
  n.showroom_id = ${showroomId} and n.product_id is not distinct from ${product} and n.vendor_id is null
    and n.category_id is null and n.client_id is null`

/** Of a rule for the product `p` alone, whether there is one or not. */
export const nextPlanOfProduct = (showroomId: number): Sql => next(isForAlone(showroomId, raw('p.id')))

/** Of the rule for everything, whether there is one or not. */
export const nextPlanForAll = async (db: Queries, showroomId: number): Promise<PlannedMarkup | null> => {
  const [found] = await db.query<{ planned: PlannedMarkup | null }>(
    sql`select ${next(isForAlone(showroomId, raw('null::int')))} as planned`,
  )
  return found?.planned ?? null
}
