import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const isWithTax = async (db: Queries, projectId: number): Promise<boolean> => {
  const found = await db.query(sql`select 1 from allowance_tax where project_id = ${projectId}`)
  return found.length > 0
}

export const countWithTax = (tx: Queries, projectId: number, since: Date) =>
  tx.query(sql`
    insert into allowance_tax (project_id, since) values (${projectId}, ${since}) on conflict do nothing`)

export const countWithoutTax = (tx: Queries, projectId: number) =>
  tx.query(sql`delete from allowance_tax where project_id = ${projectId}`)
