import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Facts of a product that decide where and how it may be shipped. */
export type ShippingFacts = {
  productId: number
  categoryId: number
  rootCategoryId: number
  vendorId: number
  sizeLabel: string
  weightLb: number | null
  /** Thousandths of an inch, where it is known. */
  longestEdge: number | null
  /** Two-letter states where it may not be sold. */
  restrictedStates: string[]
}

export const shippingFactsOf = async (
  db: Queries,
  productIds: readonly number[],
): Promise<Map<number, ShippingFacts>> => {
  const found = await db.query<ShippingFacts>(sql`
    select p.id as "productId", p.category_id as "categoryId", p.root_category_id as "rootCategoryId",
      p.vendor_id as "vendorId", p.size_label as "sizeLabel", p.weight_lb as "weightLb",
      p.longest_edge as "longestEdge", p.restricted_states as "restrictedStates"
    from product p where p.id = any(${[...productIds]}::int[])`)
  return new Map(found.map((facts) => [facts.productId, facts]))
}
