import type { Queries } from '../../../../platform/db/db.ts'
import { sql } from '../../../../platform/db/sql.ts'

export const setProductStatus = (db: Queries, publicId: string, status: 'active' | 'archived') =>
  db.query(sql`update product set status = ${status} where public_id = ${publicId}`)
