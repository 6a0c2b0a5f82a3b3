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

export type FindPlace = (slug: string) => NamedPlace | null

/** Where goods can be put: what files are sorted into by words, and what Admins have added since, as they ask of goods. */
export const readPlaces = async (db: Queries): Promise<FindPlace> => {
  const rows = await db.query<Row>(sql`
    select c.slug_url as slug, c.name, parent.slug_url as "parentSlug", c.attributes
    from category c left join category parent on parent.id = c.parent_id order by c.position, c.id`)
  const rowOf = new Map(rows.map((row) => [row.slug, row]))
  const categoryOf = ({ slug, name, attributes }: Row): PlaceCategory => ({
    ...(placeNamed(slug)?.category ?? {
      slug_url: slug,
      tile_name: name,
      subcategories: rows.filter(({ parentSlug }) => parentSlug === slug),
    }),
    attributes,
  })
  return (slug) => {
    const [row, builtIn] = [rowOf.get(slug), placeNamed(slug)]
    if (!row) return builtIn
    const own = builtIn && rowOf.get(builtIn.category.slug_url)
    if (builtIn) return own ? { ...builtIn, category: categoryOf(own) } : builtIn
    const parent = row.parentSlug === null ? undefined : rowOf.get(row.parentSlug)
    return parent
      ? { category: categoryOf(parent), subcategory: { slug, name: row.name } }
      : { category: categoryOf(row), subcategory: null }
  }
}
