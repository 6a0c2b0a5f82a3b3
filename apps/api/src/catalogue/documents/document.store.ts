import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AttributeDefinition } from '../menu/category-tree.ts'

/** What a document may say of a product: nothing of prices, as it is the same in every showroom. */
export type DocumentedProduct = {
  name: string
  brand: string
  vendor: string
  collection: string
  description: string
  sku: string
  mpn: string | null
  upc: string | null
  rootSlug: string
  category: string
  definitions: AttributeDefinition[]
  attributes: Record<string, unknown>
  sizeLabel: string
  weightLb: number | null
  uom: string
  pieces: number | null
  coverage: number | null
  length: number | null
  wastePct: number
  certifications: string[]
  restrictedStates: string[]
  prop65: boolean
  documents: string[]
}

export const readDocumentedProduct = async (
  db: Queries,
  publicId: string,
): Promise<DocumentedProduct | null> => {
  const [row] = await db.query<DocumentedProduct>(sql`
    select p.name, p.brand, v.name as vendor, f.collection, f.description, p.sku, p.mpn, p.upc,
      root.slug_url as "rootSlug", c.name as category, root.attributes as definitions, p.attributes,
      p.size_label as "sizeLabel", p.weight_lb as "weightLb", p.uom, p.pieces, p.coverage, p.length,
      root.default_waste_pct as "wastePct", p.certifications, p.restricted_states as "restrictedStates",
      p.prop65, p.documents
    from product p
    join vendor v on v.id = p.vendor_id
    join family f on f.id = p.family_id
    join category c on c.id = p.category_id
    join category root on root.id = p.root_category_id
    where p.public_id = ${publicId} and p.status = 'active'`)
  return row ?? null
}
