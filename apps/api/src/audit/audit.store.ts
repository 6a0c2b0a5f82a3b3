import type { AuditEntry } from '@showroom/contract/application/application'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** What somebody did to something. Written in the same transaction, read by Admins, changed by nobody. */
export type Deed = {
  at: Date
  accountId: number | null
  who: string
  place: string
  action: string
  entity: string
  entityId: string
  note?: string
  /** The same fields before and after. */
  before?: Fields
  after?: Fields
}
type Fields = Record<string, string | number | boolean | null>

const jsonOf = (fields: Fields | undefined) => (fields ? JSON.stringify(fields) : null)

export const writeAudit = (tx: Queries, { note = '', before, after, ...deed }: Deed) =>
  tx.query(sql`
    insert into audit (at, account_id, who, place, action, entity, entity_id, note, before, after)
    values (${deed.at}, ${deed.accountId}, ${deed.who}, ${deed.place}, ${deed.action}, ${deed.entity},
      ${deed.entityId}, ${note}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb)`)

export const auditOf = async (db: Queries, entity: string, entityId: string): Promise<AuditEntry[]> => {
  const deeds = await db.query<{ at: Date; who: string; action: string; note: string }>(sql`
    select at, who, action, note from audit
    where entity = ${entity} and entity_id = ${entityId} order by at, id`)
  return deeds.map(({ at, ...deed }) => ({ at: at.toISOString(), ...deed }))
}
