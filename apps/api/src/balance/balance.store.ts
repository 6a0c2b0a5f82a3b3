import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Party } from './party.store.ts'

/** Entries `e` of parties with the release `r` of their line. What is of no line is available at once. */
export const entriesWithRelease = sql`ledger_entry e
  left join balance_release r
    on r.account = e.account and r.party_id = e.party_id and r.order_item_id = e.order_item_id`

const isPending: Sql = sql`(e.order_item_id is not null and r.order_item_id is null)`

export type Balance = { availableCents: number; pendingCents: number }

const sums = sql`
  coalesce(-sum(e.amount_cents) filter (where not ${isPending}), 0)::bigint as "availableCents",
  coalesce(-sum(e.amount_cents) filter (where ${isPending}), 0)::bigint as "pendingCents"`

export const readBalance = async (db: Queries, { account, partyId }: Party): Promise<Balance> => {
  const [row] = await db.query<Balance>(sql`
    select ${sums} from ${entriesWithRelease} where e.account = ${account} and e.party_id = ${partyId}`)
  return row ?? { availableCents: 0, pendingCents: 0 }
}

/** The balance of a party that another statement names, as columns of its own. */
export const balanceColumns = (account: Sql, partyId: Sql): Sql => sql`(
  select ${sums} from ${entriesWithRelease} where e.account = ${account} and e.party_id = ${partyId})`

export const readBalances = (db: Queries): Promise<(Party & Balance)[]> =>
  db.query<Party & Balance>(sql`
    select e.account, e.party_id as "partyId", ${sums} from ${entriesWithRelease}
    where e.account in ('vendor', 'contractor') group by e.account, e.party_id order by 1, 2`)

/** Those with less than nothing available. */
export const partiesBelowZero = (db: Queries): Promise<Party[]> =>
  db.query<Party>(sql`
    select e.account, e.party_id as "partyId" from ${entriesWithRelease}
    where e.account in ('vendor', 'contractor') and not ${isPending}
    group by e.account, e.party_id having sum(e.amount_cents) > 0 order by 1, 2`)
