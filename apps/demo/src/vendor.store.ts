import type { Queries } from '@showroom/api/platform/db/db'
import { sql } from '@showroom/api/platform/db/sql'

/** The vendor of the invented goods that was made first. */
export const demoVendor = async (db: Queries): Promise<number | null> => {
  const [vendor] = await db.query<{ id: number }>(sql`
    select id from vendor where is_demo order by id limit 1`)
  return vendor?.id ?? null
}
