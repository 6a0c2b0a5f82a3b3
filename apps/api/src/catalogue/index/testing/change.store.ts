import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Every facet value that some product carries, the words of names, and the shelves: what random lists are made of. */
export const readVariety = async (db: Queries) => {
  const facets = await db.query<{ facet: string }>(sql`
    select distinct unnest(facets) as facet from product`)
  const names = await db.query<{ name: string }>(sql`select distinct name from product`)
  const categories = await db.query<{ id: number; slug: string; parentId: number | null }>(sql`
    select id, slug_url as slug, parent_id as "parentId" from category order by id`)
  const products = await db.query<{ id: number }>(sql`select id from product order by id`)
  return {
    facets: facets.map(({ facet }) => facet).sort(),
    words: [...new Set(names.flatMap(({ name }) => name.split(' ')))].sort(),
    roots: categories.filter(({ parentId }) => parentId === null),
    leaves: categories.filter(({ parentId }) => parentId !== null),
    products: products.map(({ id }) => id),
  }
}

/** What an import, an order, an Admin and a count of the stock do to products, as statements. */
export const changes = {
  price: (db: Queries, ids: readonly number[], by: number) =>
    db.query(
      sql`update product set final_price_cents = final_price_cents + ${by}::int where id = any(${ids}::int[])`,
    ),
  stock: (db: Queries, ids: readonly number[], by: number) =>
    db.query(sql`update product set stock_qty = stock_qty + ${by}::int where id = any(${ids}::int[])`),
  lots: (db: Queries, ids: readonly number[], by: number) =>
    db.query(sql`update lot set on_hand = on_hand + ${by}::int where product_id = any(${ids}::int[])`),
  hide: (db: Queries, ids: readonly number[]) =>
    db.query(sql`
      update product set status = case status when 'active' then 'hidden' else 'active' end where id = any(${ids}::int[])`),
  words: (db: Queries, ids: readonly number[], by: number) =>
    db.query(sql`
      update product set name = name || ' Novel' || ${by}::int, search_text = search_text || ' walnut'
      where id = any(${ids}::int[])`),
  order: (db: Queries, ids: readonly number[], by: number) =>
    db.query(sql`update product set popularity = popularity + ${by}::int - 50 where id = any(${ids}::int[])`),
  facets: (db: Queries, ids: readonly number[], by: number) =>
    db.query(sql`
      update product set facets = array_append(facets, 'shade=' || (${by}::int % 7)) where id = any(${ids}::int[])`),
  shelf: (db: Queries, ids: readonly number[], by: number) =>
    db.query(sql`
      update product p set category_id = c.id, root_category_id = c.parent_id
      from category c where c.parent_id is not null and c.id % 29 = ${by}::int % 29 and p.id = any(${ids}::int[])`),
  department: (db: Queries) =>
    db.query(sql`update category set name = name || '.' where id = (select min(id) from category)`),
  measure: (db: Queries) =>
    db.query(sql`
      update category set price_per = case price_per when 'unit' then 'sqft' else 'unit' end
      where id = (select min(id) from category where parent_id is null)`),
  vendor: (db: Queries) =>
    db.query(sql`update vendor set name = name || '.' where id = (select min(id) from vendor)`),
} satisfies Record<string, (db: Queries, ids: readonly number[], by: number) => Promise<unknown>>

export const changesWritten = async (db: Queries): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`select count(*)::int as count from catalogue_change`)
  return row?.count ?? 0
}
