import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const projectIdOf = async (db: Queries, publicId: string): Promise<number> => {
  const [found] = await db.query<{ id: number }>(sql`select id from project where public_id = ${publicId}`)
  return found?.id ?? 0
}
