import { priceStack, standardFeeBps, standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { ensurePriceList } from '../pricing/price-list/price-list.store.ts'

/** The worked rows of a test: so much of the MSRP, in basis points, is saved at the standard markup. */
export type WorkedRow = { savedBps: number; isDated?: boolean }

/** A department then sells only as many products as there are rows; what is left of it is hidden. */
export const workDepartment = async (db: Queries, menuSlug: string, rows: readonly WorkedRow[]) => {
  const products = await db.query<{ id: number; finalCents: number }>(sql`
    select p.id, p.final_price_cents as "finalCents" from product p
    join department_category dc on dc.category_id = p.root_category_id and dc.is_home
    join department d on d.id = dc.department_id and d.menu_slug = ${menuSlug} order by p.id`)
  if (products.length < rows.length) throw new Error(`${menuSlug} sells only ${products.length} products.`)
  await db.query(sql`
    update product set status = 'hidden'
    where id = any(${products.slice(rows.length).map(({ id }) => id)}::int[])`)
  for (const [index, { savedBps, isDated = true }] of rows.entries()) {
    const { id, finalCents } = products[index] ?? { id: 0, finalCents: 0 }
    await db.query(sql`
      update product set msrp_cents = ${msrpFor(finalCents, savedBps)}, msrp_dated = ${isDated ? '2026-03-01' : null}::date
      where id = ${id}`)
  }
}

/** The least of which so much is saved. */
const msrpFor = (finalCents: number, savedBps: number): number =>
  Math.ceil(
    (priceStack(finalCents, standardFeeBps, standardMarkupBps).priceCents * 10_000) / (10_000 - savedBps),
  )

export const hideProduct = (db: Queries, publicId: string) =>
  db.query(sql`update product set status = 'hidden' where public_id = ${publicId}`)

/** One markup for everything at one showroom. */
export const markUpAll = async (db: Queries, vsdId: string, markupBps: number) => {
  const priceListId = await ensurePriceList(db, [{ markup_bps: markupBps }])
  await db.query(sql`update showroom set price_list_id = ${priceListId} where vsd_id = ${vsdId}`)
}
