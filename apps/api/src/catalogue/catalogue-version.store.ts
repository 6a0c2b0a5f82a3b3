import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export const readCatalogueVersion = async (db: Queries): Promise<number> => {
  const [row] = await db.query<{ version: number }>(sql`select version from catalogue_version`)
  return row?.version ?? 0
}

export const raiseVersion = (tx: Queries) => tx.query(sql`update catalogue_version set version = version + 1`)
