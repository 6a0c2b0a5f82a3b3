import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { priceFactsColumn, readListPricing } from '../price-list/list-pricing.store.ts'
import { type PriceFacts, unitPrices } from '../price-list/unit-prices.ts'

export const seededCategory = async (db: Db, slug: string): Promise<number> => {
  const [category] = await db.query<{ id: number }>(sql`select id from category where slug_url = ${slug}`)
  if (!category) throw new Error(`The catalogue has no ${slug}.`)
  return category.id
}

export const demoShowroom = async (db: Db, vsdId: string) => {
  const [showroom] = await db.query<{ id: number; ref: string; priceListId: number }>(sql`
    select id, user_id as ref, price_list_id as "priceListId" from showroom where vsd_id = ${vsdId}`)
  if (!showroom) throw new Error(`There is no showroom ${vsdId}.`)
  return showroom
}

type Named = {
  priceFacts: PriceFacts
  publicId: string
  rootCategory: string
}

/** Of every product, by the rules of the list. */
export const pricesIn = async (db: Db, priceListId: number) => {
  const priceOf = unitPrices(await readListPricing(db, priceListId))
  const rows = await db.query<Named>(sql`
    select p.public_id as "publicId", c.slug_url as "rootCategory", ${priceFactsColumn} as "priceFacts"
    from product p join category c on c.id = p.root_category_id order by p.id`)
  return rows.map(({ priceFacts, ...named }) => ({
    ...named,
    ...priceFacts,
    priceCents: priceOf(priceFacts),
  }))
}

export const shownProductCount = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from product where status = 'active'`,
  )
  return row?.count ?? 0
}
