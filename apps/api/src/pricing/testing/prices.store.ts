import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

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

type StoredPrice = {
  productId: number
  publicId: string
  rootCategory: string
  priceCents: number
  compareCents: number
  finalPriceCents: number
  rootCategoryId: number
  coverage: number | null
  pricePer: 'sqft' | 'unit'
}

export const pricesIn = (db: Db, priceListId: number) =>
  db.query<StoredPrice>(sql`
    select pr.product_id as "productId", p.public_id as "publicId", c.slug_url as "rootCategory", pr.price_cents as "priceCents", pr.compare_cents as "compareCents",
      p.final_price_cents as "finalPriceCents", p.root_category_id as "rootCategoryId", p.coverage,
      c.price_per as "pricePer"
    from price pr join product p on p.id = pr.product_id join category c on c.id = p.root_category_id
    where pr.price_list_id = ${priceListId}`)

export const catalogueVersion = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ version: number }>(sql`select version from catalogue_version`)
  return row?.version ?? 0
}

/** One product's vendor asks a dollar more. */
export const raiseFinalPrice = async (db: Db): Promise<number> => {
  const [product] = await db.query<{ id: number }>(sql`
    update product set final_price_cents = final_price_cents + 100
    where id = (select min(id) from product) returning id`)
  return product?.id ?? 0
}

export const shownProductCount = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from product where status = 'active'`,
  )
  return row?.count ?? 0
}
