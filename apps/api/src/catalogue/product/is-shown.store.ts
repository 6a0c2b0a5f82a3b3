import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { Hidden } from '../../showroom/showroom.ts'

/** Whether the product that a statement calls `alias` is sold and stands on one of a showroom's shelves. */
export const isListedIn = ({ hiddenCategoryIds }: Pick<Hidden, 'hiddenCategoryIds'>, alias = 'p'): Sql => {
  const of = raw(alias)
  return sql`(${of}.status = 'active' and ${of}.category_id <> all(${hiddenCategoryIds}::int[])
    and ${of}.root_category_id <> all(${hiddenCategoryIds}::int[]))`
}

/** Whether a showroom shows the product that a statement calls `alias`: it is sold, and neither it nor its shelf is hidden. */
export const isShownIn = (hidden: Hidden, alias = 'p'): Sql =>
  sql`(${isListedIn(hidden, alias)} and ${raw(alias)}.id <> all(${hidden.hiddenProductIds}::int[]))`
