import { perSqft } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'
import { priceFactsColumn, readListPricing } from '../../../pricing/price-list/list-pricing.store.ts'
import { type PriceFacts, unitPrices } from '../../../pricing/price-list/unit-prices.ts'

type Product = { priceFacts: PriceFacts; coverage: number | null; pricePer: 'sqft' | 'unit' }

/** The price of each product in some lists, in a table that the old statements join. */
export const storePrices = async (db: Queries, priceListIds: readonly number[]): Promise<void> => {
  await db.query(sql`
    create table if not exists stored_price (price_list_id int, product_id int, price_cents int, compare_cents int,
      primary key (price_list_id, product_id))`)
  const products = await db.query<Product>(sql`
    select ${priceFactsColumn} as "priceFacts", p.coverage, c.price_per as "pricePer"
    from product p join category c on c.id = p.root_category_id`)
  for (const priceListId of priceListIds) await storeList(db, priceListId, products)
}

const storeList = async (db: Queries, priceListId: number, products: readonly Product[]) => {
  const priceOf = unitPrices(await readListPricing(db, priceListId))
  const prices = products.map(({ priceFacts, coverage, pricePer }) => {
    const price = priceOf(priceFacts)
    // A cent is the least that a comparison can show.
    const compared = pricePer === 'sqft' && coverage ? Math.max(1, perSqft(price, coverage)) : price
    return { product: priceFacts.productId, price, compared }
  })
  await db.query(sql`
    insert into stored_price
    select ${priceListId}::int, product, price, compared
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as fresh (product int, price int, compared int)
    on conflict (price_list_id, product_id) do update
      set price_cents = excluded.price_cents, compare_cents = excluded.compare_cents`)
}
