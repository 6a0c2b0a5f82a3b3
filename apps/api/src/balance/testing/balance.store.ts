import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const showroomUserId = async (db: Db, vsdId: string): Promise<string> => {
  const [row] = await db.query<{ id: string }>(
    sql`select user_id as id from showroom where vsd_id = ${vsdId}`,
  )
  return row?.id ?? ''
}

/** The public id of the newest vendor of this name. */
export const vendorNamed = async (db: Db, name: string): Promise<string> => {
  const [row] = await db.query<{ id: string }>(
    sql`select public_id as id from vendor where name = ${name} order by id desc`,
  )
  return row?.id ?? ''
}

/** Letters and jobs of a kind, oldest first. */
export const newsOf = (db: Db): Promise<{ cause: string }[]> =>
  db.query(sql`select cause from job where kind = 'negative_balance' order by id`)
