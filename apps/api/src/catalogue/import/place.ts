import type { Subcategory, TaxonomyCategory } from '../taxonomy/taxonomy.ts'

/** What has to be known of a category to put goods there; an Admin may have made it. */
export type PlaceCategory = Pick<TaxonomyCategory, 'slug_url' | 'tile_name' | 'attributes'> & {
  subcategories: readonly PlaceSubcategory[]
}
export type PlaceSubcategory = Pick<Subcategory, 'slug' | 'name'>
export type Place = { category: PlaceCategory; subcategory: PlaceSubcategory }
/** A category alone, or a subcategory in it. */
export type NamedPlace = { category: PlaceCategory; subcategory: PlaceSubcategory | null }
