import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export const isShowroomIdTaken = async (db: Queries, vsdId: string): Promise<boolean> => {
  const taken = await db.query(sql`select 1 from showroom where vsd_id = ${vsdId}`)
  return taken.length > 0
}

/** By its Pro's public id. */
export const hasShowroom = async (db: Queries, userId: string): Promise<boolean> => {
  const there = await db.query(sql`select 1 from showroom where user_id = ${userId}`)
  return there.length > 0
}
