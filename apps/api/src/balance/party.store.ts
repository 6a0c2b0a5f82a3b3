import type { BalanceAccount } from '@showroom/contract/balance/release.rules'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Whose balance it is: of `vendor`, vendor.id; of `contractor`, showroom.id. */
export type Party = { account: BalanceAccount; partyId: number }

/** Held until the transaction ends: what is booked, paid out or restricted of one balance happens one after the other. */
export const lockParty = (tx: Queries, { account, partyId }: Party) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext(${`balance of ${account}`}), ${partyId}::int)`)

export const showroomOfPro = async (db: Queries, publicId: string): Promise<Party | null> => {
  const [row] = await db.query<{ id: number }>(sql`select id from showroom where user_id = ${publicId}`)
  return row ? { account: 'contractor', partyId: row.id } : null
}

/** By the public id of a vendor, or by the id of a Pro. */
export const partyNamed = async (
  db: Queries,
  { account, party }: { account: BalanceAccount; party: string },
): Promise<Party | null> => {
  if (account === 'contractor') return showroomOfPro(db, party)
  const [row] = await db.query<{ id: number }>(sql`select id from vendor where public_id = ${party}`)
  return row ? { account, partyId: row.id } : null
}

/** For queries that call the account `account` and its party `party`: its public id and its name. */
export const partyNames = (account: Sql, partyId: Sql): Sql => sql`
  left join vendor party_vendor on ${account} = 'vendor' and party_vendor.id = ${partyId}
  left join showroom party_showroom on ${account} = 'contractor' and party_showroom.id = ${partyId}`

/** The id by which it is named in calls, and its name. */
export const describeParty = async (
  db: Queries,
  { account, partyId }: Party,
): Promise<{ party: string; name: string }> => {
  const [row] = await db.query<{ party: string; name: string }>(
    account === 'vendor'
      ? sql`select public_id as party, name from vendor where id = ${partyId}`
      : sql`select user_id as party, company_name as name from showroom where id = ${partyId}`,
  )
  return row ?? { party: '', name: '' }
}

export const nameOfParty = async (db: Queries, party: Party): Promise<string> =>
  (await describeParty(db, party)).name

/** Whom a letter about it goes to. */
export const accountsOfParty = async (db: Queries, { account, partyId }: Party): Promise<number[]> => {
  const rows =
    account === 'vendor'
      ? await db.query<{ id: number }>(
          sql`select account_id as id from vendor_member where vendor_id = ${partyId} order by 1`,
        )
      : await db.query<{ id: number }>(sql`
          select a.id from showroom s join account a on a.public_id = s.user_id
          where s.id = ${partyId} and a.deleted_at is null`)
  return rows.map(({ id }) => id)
}
