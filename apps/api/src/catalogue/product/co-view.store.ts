import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Hidden } from '../../showroom/showroom.ts'
import { isShownIn } from './is-shown.store.ts'

type RailScope = { hidden: Hidden; most: number }

/** Products that the same visitors looked at, most often first. */
export const viewedWith = async (
  db: Queries,
  productId: number,
  { hidden, most }: RailScope,
): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select p.id from co_view v
    join product p on p.id = v.other_id
    where v.product_id = ${productId} and ${isShownIn(hidden)}
    order by v.views desc, p.popularity desc, p.id limit ${most}::int`)
  return rows.map(({ id }) => id)
}

/** The popular ones of the same shelf, the nearest first, without the product's own family. */
export const likeOnes = async (
  db: Queries,
  productId: number,
  { hidden, most }: RailScope,
): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select p.id from product own
    join product p on p.root_category_id = own.root_category_id and p.family_id <> own.family_id
      and ${isShownIn(hidden)}
    where own.id = ${productId}
    order by p.category_id = own.category_id desc, p.stock_status = 'discontinued', p.popularity desc, p.id
    limit ${most}::int`)
  return rows.map(({ id }) => id)
}

/** Both ways; rows in one order, so that two visitors at once do not wait for each other for ever. */
export const countViews = async (
  db: Queries,
  productId: number,
  otherIds: readonly number[],
): Promise<void> => {
  await db.query(sql`
    insert into co_view (product_id, other_id)
    select product_id, other_id from (
      select ${productId}::int as product_id, other as other_id from unnest(${otherIds}::int[]) as other
      union
      select other, ${productId}::int from unnest(${otherIds}::int[]) as other
    ) as pair order by product_id, other_id
    on conflict (product_id, other_id) do update set views = co_view.views + 1`)
}
