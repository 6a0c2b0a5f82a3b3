import type { CommissionGroup } from '@showroom/contract/commission/commission-groups'
import { commissionMessages as say } from '@showroom/contract/commission/commission.messages'
import { timezone } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { type GroupPage, pageOfGroups } from '../shared/page-of-groups.ts'

export type Earned = { grossCents: number; couponCents: number; profitCents: number; returnedCents: number }
export type EarnedBy = Earned & { key: string; name: string }
/** Moments of a showroom, the first of them within and the last not. */
export type Earning = { showroomId: number; from: Date; until: Date }

const within = ({ from, until }: Earning): Sql => sql`m.moved_at >= ${from} and m.moved_at < ${until}`

/**
 * What each movement charged, or gave back, for a line of the showroom. A coupon is no entry: it is what the Pro's part
 * falls short of the markup of the units that the vendor was paid for. A line is read for it where its order has one.
 */
const parts = (earning: Earning): Sql => sql`
  booked as (
    select m.id, m.kind, m.moved_at, o.account_id, o.coupon_code, e.order_item_id, -sum(e.amount_cents) as goods,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'vendor'), 0) as vendor,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'contractor'), 0) as mine
    from ledger_movement m join shop_order o on o.id = m.order_id
      join ledger_entry e on e.movement_id = m.id
    where o.showroom_id = ${earning.showroomId} and m.kind in ('capture', 'refund', 'dispute') and ${within(earning)}
      and e.order_item_id is not null and e.account in ('vendor', 'contractor', 'platform')
    group by m.id, m.kind, m.moved_at, o.account_id, o.coupon_code, e.order_item_id
  ),
  part as (
    select b.*, case when b.kind = 'capture' and b.coupon_code is not null then (
        select least(greatest(i.unit_markup_cents * div(b.vendor, i.final_price_cents) - b.mine, 0), i.discount_cents)
        from order_item i where i.id = b.order_item_id)
      else 0 end as coupon
    from booked b
  )`

const local = sql`(p.moved_at at time zone ${timezone})`
const from = sql`from part p`
const asItIs = { name: sql`''`, key: sql`r.made_by`, named: sql`` }

/** What rows are made by, where that stands, and what they are called: looked up for rows, not for their parts. */
type Grouping = { by: Sql; of: Sql; key: Sql; name: Sql; named: Sql }

const groupings: Record<CommissionGroup, Grouping> = {
  day: { ...asItIs, by: sql`to_char(${local}, 'YYYY-MM-DD')`, of: from },
  week: { ...asItIs, by: sql`to_char(date_trunc('week', ${local}), 'YYYY-MM-DD')`, of: from },
  month: { ...asItIs, by: sql`to_char(${local}, 'YYYY-MM-01')`, of: from },
  client: {
    by: sql`p.account_id`,
    of: from,
    key: sql`client.public_id`,
    name: sql`coalesce(nullif(trim(client.first_name || ' ' || client.last_name), ''), ${say.formerClient})`,
    named: sql`join account client on client.id = r.made_by`,
  },
  vendor: {
    by: sql`s.vendor_id`,
    of: sql`${from} join order_item i on i.id = p.order_item_id join sub_order s on s.id = i.sub_order_id`,
    key: sql`vendor.public_id`,
    name: sql`vendor.name`,
    named: sql`join vendor on vendor.id = r.made_by`,
  },
  category: {
    by: sql`product.root_category_id`,
    of: sql`${from} join order_item i on i.id = p.order_item_id join product on product.id = i.product_id`,
    key: sql`category.slug_url`,
    name: sql`category.name`,
    named: sql`join category on category.id = r.made_by`,
  },
  coupon: {
    ...asItIs,
    by: sql`coalesce(p.coupon_code, '')`,
    of: from,
    name: sql`coalesce(nullif(r.made_by, ''), ${say.noCoupon})`,
  },
}

export type EarnedPage = { rows: EarnedBy[]; count: number; totals: Earned }
type Row = EarnedBy & {
  count: number
  grossAll: number
  couponAll: number
  profitAll: number
  returnedAll: number
}

/** A page of the rows, with the number and the sums of all. Whoever brought the most comes first, periods as they come. */
export const earnedBy = async (
  db: Queries,
  by: CommissionGroup,
  { page, ...earning }: Earning & { page: GroupPage },
): Promise<EarnedPage> => {
  const { by: madeBy, of, key, name, named } = groupings[by]
  const found = await db.query<Row>(sql`
    with ${parts(earning)}, summed as (
      select ${madeBy} as made_by,
        coalesce(sum(p.goods + p.coupon) filter (where p.kind = 'capture'), 0)::bigint as "grossCents",
        coalesce(sum(p.coupon), 0)::bigint as "couponCents",
        coalesce(sum(p.mine) filter (where p.kind = 'capture'), 0)::bigint as "profitCents",
        coalesce(-sum(p.mine) filter (where p.kind in ('refund', 'dispute')), 0)::bigint as "returnedCents"
      ${of} group by 1
    ), grouped as (
      select ${key} as key, ${name} as name, "grossCents", "couponCents", "profitCents", "returnedCents"
      from summed r ${named}
    )
    select g.*, count(*) over ()::int as count, sum("grossCents") over ()::bigint as "grossAll",
      sum("couponCents") over ()::bigint as "couponAll", sum("profitCents") over ()::bigint as "profitAll",
      sum("returnedCents") over ()::bigint as "returnedAll"
    from grouped g order by g."profitCents" - g."returnedCents" desc, g.key ${pageOfGroups(sql`grouped`, page)}`)
  const [first] = found
  return {
    rows: found.map(
      ({ count: _, grossAll: _g, couponAll: _c, profitAll: _p, returnedAll: _r, ...row }) => row,
    ),
    count: first?.count ?? 0,
    totals: {
      grossCents: first?.grossAll ?? 0,
      couponCents: first?.couponAll ?? 0,
      profitCents: first?.profitAll ?? 0,
      returnedCents: first?.returnedAll ?? 0,
    },
  }
}

export type Booked = { linesCents: number; designCents: number; adjustmentCents: number; payoutCents: number }

/** What the balance of a showroom changed by, from its entries alone. */
export const bookedIn = async (db: Queries, earning: Earning): Promise<Booked> => {
  const [row] = await db.query<Booked>(sql`
    select coalesce(-sum(e.amount_cents) filter (where e.order_item_id is not null), 0)::bigint as "linesCents",
      coalesce(-sum(e.amount_cents) filter (where m.hire_id is not null), 0)::bigint as "designCents",
      coalesce(-sum(e.amount_cents) filter (where e.order_item_id is null and m.hire_id is null
        and m.kind <> 'payout'), 0)::bigint as "adjustmentCents",
      coalesce(-sum(e.amount_cents) filter (where m.kind = 'payout'), 0)::bigint as "payoutCents"
    from ledger_entry e join ledger_movement m on m.id = e.movement_id
    where e.account = 'contractor' and e.party_id = ${earning.showroomId} and ${within(earning)}`)
  return row ?? { linesCents: 0, designCents: 0, adjustmentCents: 0, payoutCents: 0 }
}

const charged = sql`join ledger_movement m on m.order_id = o.id and m.kind = 'capture'`

/**
 * Null where nothing was charged yet. Nothing is charged before it was ordered: what was charged first belongs to an
 * order that was placed before the oldest order that was charged for at all.
 */
export const firstChargeAt = async (db: Queries, showroomId: number): Promise<Date | null> => {
  const placed = sql`o.showroom_id = ${showroomId} and o.state = 'placed'`
  const [row] = await db.query<{ at: Date | null }>(sql`
    select min(m.moved_at) as at from shop_order o ${charged}
    where ${placed} and o.placed_at <= (
      select m.moved_at from shop_order o ${charged} where ${placed} order by o.placed_at limit 1)`)
  return row?.at ?? null
}

type Funnel = { visits: number; carts: number; orders: number }

/** A cart counts on the day of what was last done with it. */
export const funnelOf = async (
  db: Queries,
  { showroomId, from: first, until, days }: Earning & { days: { from: Day; to: Day } },
): Promise<Funnel> => {
  const [row] = await db.query<Funnel>(sql`
    select (select coalesce(sum(visits), 0)::int from showroom_visit
        where showroom_id = ${showroomId} and day between ${days.from}::date and ${days.to}::date) as visits,
      (select count(*)::int from cart
        where showroom_id = ${showroomId} and updated_at >= ${first} and updated_at < ${until}) as carts,
      (select count(*)::int from shop_order where showroom_id = ${showroomId} and state = 'placed'
        and placed_at >= ${first} and placed_at < ${until}) as orders`)
  return row ?? { visits: 0, carts: 0, orders: 0 }
}
