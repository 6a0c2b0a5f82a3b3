import type { AttributeType } from '@showroom/contract/catalogue/category-attributes.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type StoredAttribute = {
  key: string
  label: string
  type: AttributeType
  filter: boolean
  unit?: string
  values?: string[]
}

export const attributesOf = async (db: Queries, categoryId: number): Promise<StoredAttribute[]> => {
  const [found] = await db.query<{ attributes: StoredAttribute[] }>(
    sql`select attributes from category where id = ${categoryId}`,
  )
  return found?.attributes ?? []
}

export const saveAttributes = (tx: Queries, categoryId: number, attributes: readonly StoredAttribute[]) =>
  tx.query(
    sql`update category set attributes = ${JSON.stringify(attributes)}::jsonb where id = ${categoryId}`,
  )

/** How many goods of a category say each, by its key. */
export const goodsSaying = async (db: Queries, categoryId: number): Promise<Map<string, number>> => {
  const rows = await db.query<{ key: string; count: number }>(sql`
    select key, count(*)::int as count from product p, jsonb_object_keys(p.attributes) key
    where p.root_category_id = ${categoryId} group by key`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

const said = (key: string): Sql => sql`
  case when jsonb_typeof(attributes->${key}::text) = 'array'
      then array(select ${key}::text || '=' || each from jsonb_array_elements_text(attributes->${key}::text) each)
    else array[${key}::text || '=' || (attributes->>${key}::text)] end`

/** Whether shoppers choose by it; nobody changes that before the transaction ends. */
const isFilter = async (tx: Queries, { categoryId, key }: { categoryId: number; key: string }) => {
  const [found] = await tx.query<{ attributes: StoredAttribute[] }>(
    sql`select attributes from category where id = ${categoryId} for share`,
  )
  return found?.attributes.find((each) => each.key === key)?.filter ?? false
}

/**
 * What some goods after `after` are found by, as their category asks now: locked in the order of their ids, as everybody
 * locks them, and written only where it is different. Gives the last of them; null where there are no more.
 */
export const retagSome = async (
  tx: Queries,
  of: { categoryId: number; key: string; after: number; most: number },
): Promise<number | null> => {
  const { categoryId, key, after, most } = of
  const isFound = await isFilter(tx, of)
  const goods = await tx.query<{ id: number }>(sql`
    select id from product
    where root_category_id = ${categoryId} and attributes ? ${key}::text and id > ${after}
    order by id limit ${most} for no key update`)
  await tx.query(sql`
    update product set facets = wanted.facets
    from (
      select id, array(select each from unnest(facets) each where not starts_with(each, ${`${key}=`}::text))
          || ${isFound ? said(key) : sql`'{}'::text[]`} as facets
      from product where id = any(${goods.map(({ id }) => id)}::int[])) wanted
    where product.id = wanted.id
      and not (product.facets @> wanted.facets and product.facets <@ wanted.facets)`)
  return goods.at(-1)?.id ?? null
}
