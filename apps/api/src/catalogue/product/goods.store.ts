import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What ordering and delivering need to know of a product. */
export type Goods = {
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

export const goodsOf = async (db: Queries, productIds: readonly number[]): Promise<Map<number, Goods>> => {
  const found = await db.query<Goods>(sql`
    select p.id as "productId", p.category_id as "categoryId", p.root_category_id as "rootCategoryId",
      p.vendor_id as "vendorId", p.size_label as "sizeLabel", p.weight_lb as "weightLb",
      p.longest_edge as "longestEdge", p.restricted_states as "restrictedStates"
    from product p where p.id = any(${[...productIds]}::int[])`)
  return new Map(found.map((goods) => [goods.productId, goods]))
}
