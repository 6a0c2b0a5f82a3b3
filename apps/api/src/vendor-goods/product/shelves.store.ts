import type { ProductShelf } from '@showroom/contract/vendor-goods/vendor-product'
import type { PlaceCategory } from '../../catalogue/import/place.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Row = {
  category: string
  name: string
  lead_days_min: number
  lead_days_max: number
  subcategories: ProductShelf['subcategories']
  attributes: PlaceCategory['attributes']
}

/** The places of the catalogue as vendors choose from them, by name; what is hidden can be filled. */
export const readShelves = async (db: Queries): Promise<ProductShelf[]> => {
  const rows = await db.query<Row>(sql`
    select c.slug_url as category, c.seo_title as name, c.lead_days_min, c.lead_days_max, c.attributes,
      coalesce((select json_agg(json_build_object('category', k.slug_url, 'name', k.name) order by k.position, k.id)
        from category k where k.parent_id = c.id), '[]') as subcategories
    from category c where c.parent_id is null order by c.position, c.id`)
  return rows.map(({ attributes, ...row }) => ({
    ...row,
    attributes: attributes.map(({ key, label, type, unit = '', values = [], filter }) => ({
      key,
      label,
      type,
      unit,
      values,
      is_asked: filter,
    })),
  }))
}
