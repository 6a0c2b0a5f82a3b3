import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** So many showrooms no longer show a category. */
export const hideShelf = (db: Db, slug: string, showrooms: number) =>
  db.query(sql`
    insert into hidden_category (showroom_id, category_id)
    select s.id, c.id from category c cross join (select id from showroom order by id limit ${showrooms}) s
    where c.slug_url = ${slug} on conflict do nothing`)
