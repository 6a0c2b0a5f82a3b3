import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type NamedVariant = { index: number; handle: string; variant: Record<string, string> }

/** By index: the SKUs of the vendor's products with this handle and these option values, the oldest first. */
export const skusOfVariants = async (
  db: Queries,
  vendorId: number,
  variants: readonly NamedVariant[],
): Promise<Map<number, string[]>> => {
  if (variants.length === 0) return new Map()
  const rows = await db.query<{ index: number; skus: string[] }>(sql`
    select v.index, array_agg(p.sku order by p.id) as skus
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as v (index int, handle text, variant jsonb)
    join family f on f.vendor_id = ${vendorId}::int and f.handle = v.handle
    join product p on p.family_id = f.id and p.variant = v.variant
    group by v.index`)
  return new Map(rows.map(({ index, skus }) => [index, skus]))
}

export type GivenSku = { sku: string; formerSku: string }

/** A SKU that another product of the vendor has already stays with that one. */
export const giveSkus = (tx: Queries, vendorId: number, given: readonly GivenSku[]) =>
  tx.query(sql`
    update product p set sku = given.sku
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (sku text, "formerSku" text)
    where p.vendor_id = ${vendorId} and p.sku = given."formerSku"
      and not exists (select 1 from product o where o.vendor_id = ${vendorId} and o.sku = given.sku)`)
