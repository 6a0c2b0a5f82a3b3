import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const vendorIdOf = (db: Queries, name: string) =>
  idIn(db, sql`select id from vendor where lower(name) = lower(${name}) order by id`)

export const categoryIdOf = (db: Queries, slug: string) =>
  idIn(db, sql`select id from category where slug_url = ${slug}`)

export const productIdOf = (db: Queries, publicId: string) =>
  idIn(db, sql`select id from product where public_id = ${publicId} and status = 'active'`)

const idIn = async (db: Queries, statement: ReturnType<typeof sql>): Promise<number | null> => {
  const [row] = await db.query<{ id: number }>(statement)
  return row?.id ?? null
}
