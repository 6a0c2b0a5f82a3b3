import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export const nameOfProduct = async (db: Queries, publicId: string): Promise<string> => {
  const [product] = await db.query<{ name: string }>(sql`
    select name from product where public_id = ${publicId}`)
  return product?.name ?? ''
}
