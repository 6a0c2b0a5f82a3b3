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
  case when not ${key}::text = any(array(select jsonb_object_keys(attributes))) then '{}'::text[]
    when jsonb_typeof(attributes->${key}::text) = 'array'
      then array(select ${key}::text || '=' || each from jsonb_array_elements_text(attributes->${key}::text) each)
    else array[${key}::text || '=' || (attributes->>${key}::text)] end`

/** What goods are found by follows: locked in the order of their ids, as everybody locks them. */
export const retagGoods = async (
  tx: Queries,
  { categoryId, key, isFilter }: { categoryId: number; key: string; isFilter: boolean },
) => {
  const concerned = sql`root_category_id = ${categoryId} and attributes ? ${key}::text`
  await tx.query(sql`select 1 from product where ${concerned} order by id for no key update`)
  await tx.query(sql`
    update product set facets =
      array(select each from unnest(facets) each where not starts_with(each, ${`${key}=`}::text))
        || ${isFilter ? said(key) : sql`'{}'::text[]`}
    where ${concerned}`)
}
