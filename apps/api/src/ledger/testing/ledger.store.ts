import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Movement } from '../ledger.ts'
import { saveMovement } from '../ledger.store.ts'

export const countMovements = async (db: Queries, cause: string): Promise<number> => {
  const rows = await db.query(sql`select 1 from ledger_movement where cause = ${cause}`)
  return rows.length
}

/** Past the rules, to where only the database stands. */
export const saveUnchecked = (tx: Queries, movement: Movement) => saveMovement(tx, movement)

export const changeEntry = (db: Queries, cause: string) =>
  db.query(sql`
    update ledger_entry set amount_cents = amount_cents + 1
    where movement_id = (select id from ledger_movement where cause = ${cause})`)

export const removeMovement = (db: Queries, cause: string) =>
  db.query(sql`delete from ledger_movement where cause = ${cause}`)
