import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const engineRefOf = async (db: Queries, publicId: string): Promise<string | null> => {
  const [found] = await db.query<{ ref: string | null }>(
    sql`select engine_ref as ref from ai_job where public_id = ${publicId}`,
  )
  return found?.ref ?? null
}

export const saveEngineRef = (db: Queries, publicId: string, ref: string) =>
  db.query(sql`update ai_job set engine_ref = ${ref} where public_id = ${publicId}`)
