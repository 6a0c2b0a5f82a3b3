import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Products whose SKU, MPN or UPC is the code; or, when none is, whose SKU or MPN begins with it. */
export const findByCode = async (db: Queries, code: string): Promise<number[]> => {
  const exact = await db.query<{ id: number }>(sql`
    select id from product where status = 'active'
      and (upper(sku) = ${code} or upper(mpn) = ${code} or upc = ${code}) order by id limit 50`)
  if (exact.length > 0 || code.length < 5) return exact.map(({ id }) => id)
  const beginning = `${code.replace(/[\\%_]/g, '\\$&')}%`
  const begun = await db.query<{ id: number }>(sql`
    select id from product where status = 'active'
      and (upper(sku) like ${beginning} or upper(mpn) like ${beginning}) order by id limit 50`)
  return begun.map(({ id }) => id)
}
