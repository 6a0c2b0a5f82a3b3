import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const showroomIdOf = async (db: Queries, vsdId: string): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`select id from showroom where vsd_id = ${vsdId}`)
  if (!row) throw new Error(`There is no showroom ${vsdId}.`)
  return row.id
}
