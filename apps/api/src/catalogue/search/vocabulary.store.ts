import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Texts that products are named by, each once: families, brands, colors and finishes, categories. */
export const readNames = async (db: Queries): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(sql`
    select name from family
    union select brand from family
    union select distinct variant->>'color' from product where variant ? 'color'
    union select distinct variant->>'finish' from product where variant ? 'finish'
    union select name from category
    union select seo_title from category`)
  return rows.map(({ name }) => name)
}
