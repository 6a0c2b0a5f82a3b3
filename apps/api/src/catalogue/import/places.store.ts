import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { placeNamed } from './category-words.ts'
import type { NamedPlace, PlaceCategory } from './place.ts'

type Row = {
  slug: string
  name: string
  parentSlug: string | null
  attributes: PlaceCategory['attributes']
}

/** Where goods can be put: what files are sorted into by words, and what Admins have added since. */
export const readPlaces = async (db: Queries): Promise<(slug: string) => NamedPlace | null> => {
  const rows = await db.query<Row>(sql`
    select c.slug_url as slug, c.name, parent.slug_url as "parentSlug", c.attributes
    from category c left join category parent on parent.id = c.parent_id order by c.position, c.id`)
  const rowOf = new Map(rows.map((row) => [row.slug, row]))
  const categoryOf = ({ slug, name, attributes }: Row): PlaceCategory =>
    placeNamed(slug)?.category ?? {
      slug_url: slug,
      tile_name: name,
      attributes,
      subcategories: rows.filter(({ parentSlug }) => parentSlug === slug),
    }
  return (slug) => {
    const row = rowOf.get(slug)
    if (placeNamed(slug) || !row) return placeNamed(slug)
    const parent = row.parentSlug === null ? undefined : rowOf.get(row.parentSlug)
    return parent
      ? { category: categoryOf(parent), subcategory: { slug, name: row.name } }
      : { category: categoryOf(row), subcategory: null }
  }
}
