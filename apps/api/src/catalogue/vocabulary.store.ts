import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** The words that products are named and described by, with how many families use them. */
export const readWords = (db: Queries) =>
  db.query<{ word: string; uses: number }>(sql`
    select word, count(*)::int as uses
    from (
      select distinct f.id, word
      from family f cross join lateral regexp_split_to_table(plain_text(f.name || ' ' || f.brand), '[^[:alpha:]]+') as word
      union all
      select distinct p.family_id, word
      from product p
      cross join lateral jsonb_each_text(p.variant) as axis
      cross join lateral regexp_split_to_table(plain_text(axis.value), '[^[:alpha:]]+') as word
      where p.status = 'active'
      union all
      select distinct c.id, word
      from category c cross join lateral regexp_split_to_table(plain_text(c.name || ' ' || c.seo_title), '[^[:alpha:]]+') as word
    ) as used
    where length(word) >= 3
    group by word`)
