import type { MarkupRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ScopeColumns } from './scope-columns.ts'

/** All that a list prices products by. */
export type ListPricing = {
  isWholesale: boolean
  rules: MarkupRule[]
  fees: (ScopeColumns & { fee_bps: number })[]
}

/** One value, for a statement that reads products beside it: prices are of the same instant as the goods. */
export const listPricing = (priceListId: number): Sql => sql`
  (select json_build_object('isWholesale', list.is_wholesale, 'rules', list.rules,
    'fees', coalesce((select json_agg(json_build_object('vendor_id', fee.vendor_id,
      'category_id', fee.category_id, 'fee_bps', fee.fee_bps) order by fee.id) from platform_fee fee), '[]'::json))
  from price_list list where list.id = ${priceListId}::int)`

/** What of the product `p` its price is made of. */
export const priceFactsColumn: Sql = sql`
  json_build_object('productId', p.id, 'vendorId', p.vendor_id, 'categoryId', p.category_id,
    'rootCategoryId', p.root_category_id, 'finalPriceCents', p.final_price_cents)`

export const readListPricing = async (db: Queries, priceListId: number): Promise<ListPricing> => {
  const [row] = await db.query<{ pricing: ListPricing | null }>(
    sql`select ${listPricing(priceListId)} as pricing`,
  )
  if (!row?.pricing) throw new Error(`There is no price list ${priceListId}.`)
  return row.pricing
}
