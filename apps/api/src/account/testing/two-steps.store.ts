import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** All that is kept of second steps. */
export const everyRowOfTwoSteps = async (db: Queries) => [
  await db.query(sql`select secret, since from two_step`),
  await db.query(sql`select encode(code_hash, 'escape') as hash from two_step_recovery`),
]
