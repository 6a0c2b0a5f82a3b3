import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Null: there is none. */
export const savePhoto = (tx: Queries, accountId: number, photo: string | null) =>
  tx.query(sql`update account set photo = ${photo} where id = ${accountId} and deleted_at is null`)

/** Which of these somebody shows. */
export const photosInUse = async (db: Queries, photos: readonly string[]): Promise<Set<string>> => {
  const found = await db.query<{ photo: string }>(
    sql`select photo from account where photo = any(${[...photos]}::text[])`,
  )
  return new Set(found.map(({ photo }) => photo))
}
