import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Party } from '../party.store.ts'

export type Released = Party & { orderItemId: number; on: Day; reason: string; at: Date }

/** Once for a line and whoever earns by it. */
export const saveRelease = (tx: Queries, { account, partyId, orderItemId, on, reason, at }: Released) =>
  tx.query(sql`
    insert into balance_release (account, party_id, order_item_id, available_on, reason, released_at)
    values (${account}, ${partyId}, ${orderItemId}, ${on}::date, ${reason}, ${at}) on conflict do nothing`)

export const isDayDone = async (db: Queries, day: Day): Promise<boolean> => {
  const rows = await db.query(sql`select 1 from balance_release_day where day = ${day}::date`)
  return rows.length > 0
}

export const saveDayDone = (db: Queries, day: Day, at: Date) =>
  db.query(sql`
    insert into balance_release_day (day, released_at) values (${day}::date, ${at}) on conflict do nothing`)
