import type { NegativeListState, negativeSorts } from '@showroom/contract/balance/negative-sorts'
import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import { type GroupPage, pageOfGroups } from '../../shared/page-of-groups.ts'
import { tableOrder } from '../../shared/table.ts'
import { type Balance, balanceColumns } from '../balance.store.ts'
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

/** Those that were not settled in time. */
export const countRestricted = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from negative_balance where ended_at is null and restricted_at is not null`)
  return counted?.count ?? 0
}

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

export type NamedNegative = Negative & Balance & { party: string; name: string }

export type NegativeSearch = { text: string; state: NegativeListState | undefined }

const name = sql`coalesce(party_vendor.name, party_showroom.company_name)`

const sought = ({ text, state }: NegativeSearch): Sql => sql`n.ended_at is null
  and ${text === '' ? sql`true` : sql`lower(${name}) like ${holding(text)}`}
  and ${state === undefined ? sql`true` : sql`(n.restricted_at is not null) = ${state === 'restricted'}`}`

const orderOf = (sort: SortBy<(typeof negativeSorts)[number]>): Sql =>
  tableOrder(sort, {
    columns: { since: sql`n.first_below_at`, name: sql`lower(n.name)`, due: sql`n.due_on` },
    last: sql`n.id`,
  })

type Listed = { search: NegativeSearch; sort: Parameters<typeof orderOf>[0]; page: GroupPage }

/** A page of them with how many there are; what they hold is summed for the page alone. */
export const namedNegatives = async (
  db: Queries,
  { search, sort, page }: Listed,
): Promise<{ count: number; negatives: NamedNegative[] }> => {
  const order = orderOf(sort)
  const found = await db.query<NamedNegative & { count: number }>(sql`
    with sought as materialized (
      select n.*, coalesce(party_vendor.public_id, party_showroom.user_id) as party, ${name} as name
      from negative_balance n ${partyNames(sql`n.account`, sql`n.party_id`)} where ${sought(search)}
    )
    select n.id, n.public_id as "publicId", n.account, n.party_id as "partyId", n.first_below_at as "firstBelowAt",
      n.due_on::text as "dueOn", n.reminded, n.restricted_at is not null as "isRestricted", false as "isEnded",
      n.party, n.name, held.*, (select count(*)::int from sought) as count
    from (select n.* from sought n order by ${order} ${pageOfGroups(sql`sought`, page)}) n
      cross join lateral ${balanceColumns(sql`n.account`, sql`n.party_id`)} held
    order by ${order}`)
  return { count: found[0]?.count ?? 0, negatives: found.map(({ count: _, ...negative }) => negative) }
}
