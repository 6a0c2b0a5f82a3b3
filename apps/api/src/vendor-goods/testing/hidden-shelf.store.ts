import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** So many showrooms no longer show a category. */
export const hideShelf = (db: Db, slug: string, showrooms: number) =>
  db.query(sql`
    insert into hidden_category (showroom_id, category_id)
    select s.id, c.id from category c cross join (select id from showroom order by id limit ${showrooms}) s
    where c.slug_url = ${slug} on conflict do nothing`)

/** As when an Admin hides a category from every showroom, and shows all of them again. */
export const unlistShelf = (db: Db, slug: string) =>
  db.query(sql`insert into unlisted_category (category_id) select id from category where slug_url = ${slug}`)
export const listShelves = (db: Db) => db.query(sql`delete from unlisted_category`)
