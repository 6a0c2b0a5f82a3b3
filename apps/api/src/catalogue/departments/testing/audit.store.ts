import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'

type Row = { action: string; entityId: string; before: object; after: object }

export const auditRows = (db: Queries, entity: string): Promise<Row[]> =>
  db.query<Row>(sql`
    select action, entity_id as "entityId", before, after from audit where entity = ${entity} order by id`)
