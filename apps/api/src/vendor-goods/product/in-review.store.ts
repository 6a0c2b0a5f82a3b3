import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** How many of a vendor’s products wait for an Admin, and the name of the one that came last. */
export const inReviewOf = async (db: Queries, vendorId: number): Promise<{ count: number; name: string }> => {
  const [found] = await db.query<{ count: number; name: string | null }>(sql`
    select count(*)::int as count, (array_agg(name order by updated_at desc, id desc))[1] as name
    from product where vendor_id = ${vendorId} and status = 'in_review'`)
  return { count: found?.count ?? 0, name: found?.name ?? '' }
}

export const isInReview = async (db: Queries, publicId: string): Promise<boolean> =>
  (await db.query(sql`select 1 from product where public_id = ${publicId} and status = 'in_review'`)).length >
  0
