import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the ledger says that banks set aside for a hire. */
export const heldOfHire = async (db: Queries, publicId: string): Promise<number> => {
  const [sum] = await db.query<{ cents: number }>(sql`
    select coalesce(sum(e.amount_cents), 0)::bigint as cents from ledger_entry e
      join ledger_movement m on m.id = e.movement_id join designer_hire h on h.id = m.hire_id
    where h.public_id = ${publicId} and e.account = 'held'`)
  return sum?.cents ?? 0
}

/** What was charged, and whose it is. */
export const balancesOfHire = async (db: Queries, publicId: string): Promise<Record<string, number>> => {
  const rows = await db.query<{ account: string; cents: number }>(sql`
    select e.account, sum(e.amount_cents)::bigint as cents from ledger_entry e
      join ledger_movement m on m.id = e.movement_id join designer_hire h on h.id = m.hire_id
    where h.public_id = ${publicId} and e.account not in ('held', 'card_hold')
    group by e.account order by e.account`)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
