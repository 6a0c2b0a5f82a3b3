import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export const isShowroomIdTaken = async (db: Queries, vsdId: string): Promise<boolean> => {
  const taken = await db.query(sql`select 1 from showroom where vsd_id = ${vsdId}`)
  return taken.length > 0
}
