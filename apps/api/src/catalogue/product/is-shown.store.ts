import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { Hidden } from '../../showroom/showroom.ts'

/** Whether a showroom shows the product that a statement calls `alias`: it is sold, and neither it nor its shelf is hidden. */
export const isShownIn = ({ hiddenCategoryIds, hiddenProductIds }: Hidden, alias = 'p'): Sql => {
  const of = raw(alias)
  return sql`(${of}.status = 'active' and ${of}.id <> all(${hiddenProductIds}::int[])
    and ${of}.category_id <> all(${hiddenCategoryIds}::int[])
    and ${of}.root_category_id <> all(${hiddenCategoryIds}::int[]))`
}
