import type { EntryKind } from '@showroom/contract/balance/entry.rules'
import type { entrySorts } from '@showroom/contract/balance/entry-sorts'
import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import { type GroupPage, pageOfGroups } from '../../shared/page-of-groups.ts'
import { onDays } from '../../shared/received.ts'
import type { Party } from '../party.store.ts'

/** A row of somebody's statement; the sums are those after it. */
export type StatementRow = {
  id: string
  at: Date
  movement: 'capture' | 'refund' | 'adjustment' | 'payout' | 'release' | 'dispute'
  amountCents: number
  pendingAfterCents: number
  availableAfterCents: number
  isCoupon: boolean
  isDesign: boolean
  against: 'cash' | 'platform' | null
  reason: string | null
  /** Of what was paid by card into a balance below zero. */
  cardBrand: string | null
  cardLast4: string | null
  orderItemId: number | null
  orderNumber: string | null
  productName: string | null
}

/** What a coupon took off a Pro's sale, where the whole line was charged at once; of a vendor's no line needs to be read. */
const couponOfSale = sql`case when m.kind = 'capture' then coalesce((
    select i.discount_cents from order_item i
    where i.id = e.order_item_id and -e.amount_cents = i.unit_markup_cents::bigint * i.qty - i.discount_cents), 0)
  else 0 end`

/**
 * Every entry, and every release as a row that moves from pending to available. What is booked to a line before its
 * release was pending then. The sale of a Pro stands before the coupon, where the whole line was charged at once.
 */
const eventsOf = ({ account, partyId }: Party): Sql => sql`
  entry as (
    select e.id, m.moved_at as at, m.hire_id is not null as is_design, m.id as movement_id, m.balance_payment_id,
      case when m.balance_payment_id is null then m.kind else 'adjustment' end as movement,
      -e.amount_cents as cents, e.order_item_id,
      e.order_item_id is not null and (r.released_at is null or m.moved_at <= r.released_at) as is_pending,
      r.released_at,
      ${account === 'contractor' ? couponOfSale : sql`0`} as discount
    from ledger_entry e join ledger_movement m on m.id = e.movement_id
      left join balance_release r
        on r.account = e.account and r.party_id = e.party_id and r.order_item_id = e.order_item_id
    where e.account = ${account} and e.party_id = ${partyId}
  ),
  event as (
    select 'e' || id as id, at, 1 as class, id as seq, movement, is_design, false as is_coupon, movement_id,
      balance_payment_id, order_item_id, cents + discount as cents, is_pending, 0 as released
    from entry
    union all
    select 'c' || id, at, 2, id, movement, is_design, true, movement_id, null, order_item_id, -discount, is_pending, 0
    from entry where discount > 0
    union all
    select 'r' || order_item_id, released_at, 3, order_item_id, 'release', false, false, null, null, order_item_id,
      sum(cents)::bigint, false, 1
    from entry where is_pending and released_at is not null
    group by order_item_id, released_at having sum(cents) <> 0
  ),
  summed as (
    select event.*,
      sum(case when released = 1 then -cents when is_pending then cents else 0 end) over (order by at, class, seq, id)
        as pending_after,
      sum(case when released = 1 then cents when is_pending then 0 else cents end) over (order by at, class, seq, id)
        as available_after
    from event
  )`

/** What an adjustment was booked against. */
const against = sql`(select min(o.account) from ledger_entry o
  where o.movement_id = s.movement_id and s.movement = 'adjustment' and o.account in ('cash', 'platform'))`

const reason = sql`(select a.reason from balance_adjustment a join ledger_movement m on m.cause = 'adjustment ' || a.public_id
  where m.id = s.movement_id and s.movement = 'adjustment')`

/** Events as they are shown; names are looked up for those alone. */
const shown = (events: Sql) => sql`
  select s.id, s.at, s.movement, s.cents::bigint as "amountCents", s.pending_after::bigint as "pendingAfterCents",
    s.available_after::bigint as "availableAfterCents", s.is_coupon as "isCoupon", s.is_design as "isDesign",
    ${against} as against, ${reason} as reason,
    paid.card_brand as "cardBrand", paid.card_last4 as "cardLast4",
    s.order_item_id as "orderItemId", shop_order.number as "orderNumber", i.product_name as "productName"
  from (${events}) s left join order_item i on i.id = s.order_item_id left join sub_order d on d.id = i.sub_order_id
    left join shop_order on shop_order.id = d.order_id left join balance_payment paid on paid.id = s.balance_payment_id`

/** As `entryKind` says it of a row. */
const kind = sql`case
  when s.is_coupon then 'coupon' when s.movement = 'capture' and s.is_design then 'design'
  when s.movement = 'capture' then 'sale' when s.movement = 'refund' then 'return'
  when s.movement = 'payout' and s.cents >= 0 then 'payout_returned'
  when s.movement <> 'adjustment' then s.movement when ${against} = 'cash' then 'payment'
  when s.cents < 0 then 'fee' else 'adjustment' end`

export type EntrySearch = { text: string; kind: EntryKind | undefined; from: Day | null; to: Day | null }

/** By the order, its material, or why something was booked. */
const saying = (text: string): Sql => sql`(s.order_item_id in (
    select i.id from (select distinct order_item_id from entry) own join order_item i on i.id = own.order_item_id
      join sub_order d on d.id = i.sub_order_id join shop_order o on o.id = d.order_id
    where lower(o.number || ' ' || i.product_name) like ${holding(text)})
  or lower(${reason}) like ${holding(text)})`

const sought = ({ text, kind: asked, ...days }: EntrySearch): Sql => sql`${onDays(sql`s.at`, days)}
  and ${asked === undefined ? sql`true` : sql`${kind} = ${asked}`} and ${text === '' ? sql`true` : saying(text)}`

const newestFirst = sql`s.at desc, s.class desc, s.seq desc, s.id desc`
const orders: Record<SortBy<(typeof entrySorts)[number]>, Sql> = {
  at: sql`s.at, s.class, s.seq, s.id`,
  '-at': newestFirst,
  amount: sql`s.cents, ${newestFirst}`,
  '-amount': sql`s.cents desc, ${newestFirst}`,
}

export type StatementPage = { rows: StatementRow[]; count: number }
type Listed = { search: EntrySearch; sort: keyof typeof orders; page: GroupPage }

/** What is sought, with how many there are: sums run over all that ever happened, which is gone through once. */
export const statementPage = async (
  db: Queries,
  party: Party,
  { search, sort, page }: Listed,
): Promise<StatementPage> => {
  const order = orders[sort]
  const rows = await db.query<StatementRow & { count: number }>(sql`
    with ${eventsOf(party)}, sought as (select s.* from summed s where ${sought(search)})
    select shown.*, (select count(*)::int from sought) as count from (
      ${shown(sql`select s.* from sought s order by ${order} ${pageOfGroups(sql`sought`, page)}`)}
      order by ${order}
    ) shown`)
  return { rows: rows.map(({ count: _, ...row }) => row), count: rows[0]?.count ?? 0 }
}

/** The oldest first, of a span of time. */
export const statementBetween = (
  db: Queries,
  party: Party,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<StatementRow[]> =>
  db.query<StatementRow>(sql`
    with ${eventsOf(party)} ${shown(sql`
      select s.* from summed s where s.at >= ${from} and s.at < ${until}
      order by s.at, s.class, s.seq, s.id limit ${most}`)}
    order by s.at, s.class, s.seq, s.id`)

/** Pending and available as they were at a moment. */
export const balanceAt = async (
  db: Queries,
  party: Party,
  moment: Date,
): Promise<{ pendingCents: number; availableCents: number }> => {
  const [row] = await db.query<{ pendingCents: number; availableCents: number }>(sql`
    with ${eventsOf(party)}
    select pending_after::bigint as "pendingCents", available_after::bigint as "availableCents" from summed
    where at < ${moment} order by at desc, class desc, seq desc, id desc limit 1`)
  return row ?? { pendingCents: 0, availableCents: 0 }
}

/** When what is available now fell below zero: after it, it never rose to zero again. Null where it has not fallen. */
export const fellBelowZeroAt = async (db: Queries, party: Party): Promise<Date | null> => {
  const [row] = await db.query<{ at: Date | null }>(sql`
    with ${eventsOf(party)}, numbered as (
      select at, available_after, row_number() over (order by at, class, seq, id) as nth from summed
    )
    select min(at) as at from numbered
    where nth > coalesce((select max(nth) from numbered where available_after >= 0), 0)`)
  return row?.at ?? null
}

export const firstEntryAt = async (db: Queries, { account, partyId }: Party): Promise<Date | null> => {
  const [row] = await db.query<{ at: Date | null }>(sql`
    select min(m.moved_at) as at from ledger_entry e join ledger_movement m on m.id = e.movement_id
    where e.account = ${account} and e.party_id = ${partyId}`)
  return row?.at ?? null
}
