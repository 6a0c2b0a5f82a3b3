import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The vendor that an account speaks for. */
export const vendorOf = async (db: Queries, accountId: number): Promise<number | null> => {
  const [member] = await db.query<{ vendorId: number }>(sql`
    select vendor_id as "vendorId" from vendor_member where account_id = ${accountId}`)
  return member?.vendorId ?? null
}

export const linkVendor = (tx: Queries, { accountId, vendorId }: { accountId: number; vendorId: number }) =>
  tx.query(sql`
    insert into vendor_member (account_id, vendor_id) values (${accountId}, ${vendorId})
    on conflict (account_id) do nothing`)

/** Who is written to when there is something to do for a vendor. */
export const membersOf = (db: Queries, vendorId: number): Promise<{ accountId: number }[]> =>
  db.query(sql`
    select account_id as "accountId" from vendor_member where vendor_id = ${vendorId} order by account_id`)

/** Whoever leaves us speaks for nobody. */
export const leaveVendor = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from vendor_member where account_id = ${accountId}`)
