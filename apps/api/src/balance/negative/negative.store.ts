import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Party, partyNames } from '../party.store.ts'

export type Negative = Party & {
  id: number
  publicId: string
  firstBelowAt: Date
  dueOn: Day
  reminded: number
  isRestricted: boolean
  isEnded: boolean
}

const negativesWhere = (db: Queries, condition: Sql): Promise<Negative[]> =>
  db.query<Negative>(sql`
    select id, public_id as "publicId", account, party_id as "partyId", first_below_at as "firstBelowAt",
      due_on::text as "dueOn", reminded, restricted_at is not null as "isRestricted", ended_at is not null as "isEnded"
    from negative_balance where ${condition} order by id`)

export const negativeById = async (db: Queries, id: number): Promise<Negative | null> =>
  (await negativesWhere(db, sql`id = ${id}`))[0] ?? null

export const openNegatives = (db: Queries): Promise<Negative[]> => negativesWhere(db, sql`ended_at is null`)

export const openNegativeOf = async (db: Queries, { account, partyId }: Party): Promise<Negative | null> =>
  (await negativesWhere(db, sql`account = ${account} and party_id = ${partyId} and ended_at is null`))[0] ??
  null

type Begun = Party & { publicId: string; firstBelowAt: Date; dueOn: Day }

export const saveBegun = (tx: Queries, { publicId, account, partyId, firstBelowAt, dueOn }: Begun) =>
  tx.query(sql`
    insert into negative_balance (public_id, account, party_id, first_below_at, due_on)
    values (${publicId}, ${account}, ${partyId}, ${firstBelowAt}, ${dueOn}::date)`)

export const saveReminded = (tx: Queries, id: number, reminded: number) =>
  tx.query(sql`update negative_balance set reminded = ${reminded} where id = ${id}`)

export const saveRestricted = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`update negative_balance set restricted_at = ${at} where id = ${id}`)

export const saveEnded = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`update negative_balance set ended_at = ${at} where id = ${id}`)

export type NamedNegative = Negative & { party: string; name: string }

export const countNegatives = async (db: Queries): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from negative_balance where ended_at is null`,
  )
  return row?.count ?? 0
}

/** The oldest first. */
export const namedNegatives = (
  db: Queries,
  { skip, most }: { skip: number; most: number },
): Promise<NamedNegative[]> =>
  db.query<NamedNegative>(sql`
    select n.id, n.public_id as "publicId", n.account, n.party_id as "partyId", n.first_below_at as "firstBelowAt",
      n.due_on::text as "dueOn", n.reminded, n.restricted_at is not null as "isRestricted", false as "isEnded",
      coalesce(party_vendor.public_id, party_showroom.user_id) as party,
      coalesce(party_vendor.name, party_showroom.company_name) as name
    from negative_balance n ${partyNames(sql`n.account`, sql`n.party_id`)}
    where n.ended_at is null order by n.first_below_at, n.id limit ${most} offset ${skip}`)
