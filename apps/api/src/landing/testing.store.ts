import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** The worked rows of a test: these prices and MSRPs, in this order, for as many products of a department. */
export type WorkedRow = { priceCents: number; msrpCents: number; isDated?: boolean }

/** A department then sells only as many products as there are rows; what is left of it is hidden. */
export const workDepartment = async (db: Queries, menuSlug: string, rows: readonly WorkedRow[]) => {
  const products = await db.query<{ id: number }>(sql`
    select p.id from product p
    join department_category dc on dc.category_id = p.root_category_id and dc.is_home
    join department d on d.id = dc.department_id and d.menu_slug = ${menuSlug} order by p.id`)
  const ids = products.map(({ id }) => id)
  if (ids.length < rows.length) throw new Error(`${menuSlug} sells only ${ids.length} products.`)
  await db.query(sql`
    update product set status = 'hidden' where id = any(${ids.slice(rows.length)}::int[])`)
  for (const [index, { priceCents, msrpCents, isDated = true }] of rows.entries()) {
    await db.query(sql`
      update product set msrp_cents = ${msrpCents}, msrp_dated = ${isDated ? '2026-03-01' : null}::date
      where id = ${ids[index]}`)
    await db.query(sql`update price set price_cents = ${priceCents} where product_id = ${ids[index]}`)
  }
  await db.query(sql`update catalogue_version set version = version + 1`)
}

export const hideProduct = async (db: Queries, publicId: string) => {
  await db.query(sql`update product set status = 'hidden' where public_id = ${publicId}`)
  await db.query(sql`update catalogue_version set version = version + 1`)
}

/** One price for everything at one showroom. */
export const priceAll = async (db: Queries, vsdId: string, priceCents: number) => {
  await db.query(sql`
    update price set price_cents = ${priceCents}
    where price_list_id = (select price_list_id from showroom where vsd_id = ${vsdId})`)
  await db.query(sql`update catalogue_version set version = version + 1`)
}
