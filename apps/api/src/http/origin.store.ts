import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

type ShowroomNames = { user_id: string; vsd_id: string | null }

/** Showrooms that list this very origin; only those with proof of ownership where `verifiedOnly`. */
export const showroomsListing = (db: Queries, origin: string, verifiedOnly: boolean) =>
  db.query<ShowroomNames>(sql`
    select s.user_id, s.vsd_id from showroom_domain d
    join showroom s on s.id = d.showroom_id
    where d.origin = ${origin} and (d.verified_at is not null or not ${verifiedOnly}::bool)`)

export const developmentShowrooms = (db: Queries) =>
  db.query<ShowroomNames>(sql`select user_id, vsd_id from showroom where is_development`)

export const showroomExists = async (db: Queries, ref: string): Promise<boolean> => {
  const rows = await db.query(sql`select 1 from showroom where user_id = ${ref} or vsd_id = ${ref}`)
  return rows.length > 0
}
