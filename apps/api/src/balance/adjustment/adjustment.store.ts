import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Party } from '../party.store.ts'

export type Adjustment = Party & {
  /** The key by which it is booked once. */
  key: string
  amountCents: number
  against: 'cash' | 'platform'
  reason: string
  madeBy: number
  at: Date
}

/** False: that key is taken. */
export const saveAdjustment = async (tx: Queries, adjustment: Adjustment): Promise<boolean> => {
  const { key, account, partyId, amountCents, against, reason, madeBy, at } = adjustment
  const saved = await tx.query(sql`
    insert into balance_adjustment (public_id, account, party_id, amount_cents, against, reason, made_by, made_at)
    values (${key}, ${account}, ${partyId}, ${amountCents}, ${against}, ${reason}, ${madeBy}, ${at})
    on conflict (public_id) do nothing returning id`)
  return saved.length > 0
}

export const isSameAdjustment = async (
  tx: Queries,
  { key, account, partyId, amountCents, against }: Adjustment,
): Promise<boolean> => {
  const rows = await tx.query(sql`
    select 1 from balance_adjustment where public_id = ${key} and account = ${account} and party_id = ${partyId}
      and amount_cents = ${amountCents} and against = ${against}`)
  return rows.length > 0
}
