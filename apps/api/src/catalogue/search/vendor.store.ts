import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { VendorFacts } from '../index/facts.ts'

export const readVendors = (db: Queries): Promise<VendorFacts[]> =>
  db.query<VendorFacts>(sql`select id, name, state from vendor`)
