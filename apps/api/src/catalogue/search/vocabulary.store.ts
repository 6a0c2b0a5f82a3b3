import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Texts that goods in shops are named by, each once: families, brands, colors and finishes, categories. */
export const readNames = async (db: Queries): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(sql`
    with sold_family as (
      select name, brand from family f
      where exists (select 1 from product p where p.family_id = f.id and p.status = 'active'))
    select name from sold_family
    union select brand from sold_family
    union select distinct variant->>'color' from product where status = 'active' and variant ? 'color'
    union select distinct variant->>'finish' from product where status = 'active' and variant ? 'finish'
    union select name from category
    union select seo_title from category`)
  return rows.map(({ name }) => name)
}
