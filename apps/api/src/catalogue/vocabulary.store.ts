import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Texts that products are named by, each once: families, brands, values of variants, categories. */
export const readNames = async (db: Queries): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(sql`
    select name from family
    union select brand from family
    union select axis.value from product p cross join lateral jsonb_each_text(p.variant) as axis
    union select name from category
    union select seo_title from category`)
  return rows.map(({ name }) => name)
}
