import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type {
  ScheduledPriceState,
  scheduledPriceSorts,
} from '@showroom/contract/vendor-goods/scheduled-price.rules'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

export type PlannedPrice = {
  id: number
  publicId: string
  productPublicId: string
  sku: string
  name: string
  uom: string
  beforeCents: number
  afterCents: number
  effectiveOn: Day
  state: ScheduledPriceState
  plannedBy: string
  plannedAt: Date
  endedAt: Date | null
  endedBy: string
}

export type PriceSearch = { vendorId: number; text: string; state: ScheduledPriceState | null }
export type PriceSort = SortBy<(typeof scheduledPriceSorts)[number]>

const sought = ({ vendorId, text }: Omit<PriceSearch, 'state'>): Sql => sql`
  e.vendor_id = ${vendorId}
    and ${text === '' ? sql`true` : sql`lower(p.sku || ' ' || p.name) like ${holding(text)}`}`

const joined = raw('scheduled_price e join product p on p.id = e.product_id')

/** What a waiting price is compared with is what other plans make of it by then, as the preview has said. */
const columns = raw(`e.id, e.public_id as "publicId", p.public_id as "productPublicId", p.sku, p.name, p.uom,
  case when e.state = 'scheduled' then coalesce((
      select earlier.price_cents from scheduled_price earlier
      where earlier.product_id = e.product_id and earlier.state = 'scheduled' and earlier.effective_on < e.effective_on
      order by earlier.effective_on desc limit 1
    ), p.final_price_cents) else e.before_cents end as "beforeCents",
  e.price_cents as "afterCents", e.effective_on::text as "effectiveOn", e.state,
  trim(planner.first_name || ' ' || planner.last_name) as "plannedBy", e.planned_at as "plannedAt",
  e.ended_at as "endedAt", coalesce(trim(ender.first_name || ' ' || ender.last_name), '') as "endedBy"`)

const withPeople = sql`${joined} join account planner on planner.id = e.planned_by
  left join account ender on ender.id = e.ended_by`

const sortable: Record<(typeof scheduledPriceSorts)[number], Sql> = {
  effective: raw('e.effective_on'),
  sku: raw('p.sku'),
  planned: raw('e.planned_at'),
  price: raw('e.price_cents'),
}

export const countPrices = async (
  db: Queries,
  search: Omit<PriceSearch, 'state'>,
): Promise<Map<ScheduledPriceState, number>> => {
  const rows = await db.query<{ state: ScheduledPriceState; count: number }>(sql`
    select e.state, count(*)::int as count from ${joined} where ${sought(search)} group by e.state`)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export const pricesFound = (
  db: Queries,
  search: PriceSearch,
  { sort, skip, most }: Span & { sort: PriceSort },
): Promise<PlannedPrice[]> =>
  db.query<PlannedPrice>(sql`
    select ${columns} from ${withPeople}
    where ${sought(search)} and ${search.state === null ? sql`true` : sql`e.state = ${search.state}`}
    order by ${tableOrder(sort, { columns: sortable, last: raw('e.id') })} limit ${most} offset ${skip}`)

/** Null where the vendor has planned no such price: another's is as missing as one that never was. */
export const priceOf = async (
  db: Queries,
  { vendorId, publicId }: { vendorId: number; publicId: string },
): Promise<PlannedPrice | null> => {
  const [found] = await db.query<PlannedPrice>(sql`
    select ${columns} from ${withPeople} where e.vendor_id = ${vendorId} and e.public_id = ${publicId}`)
  return found ?? null
}

export type NewPrice = { publicId: string; productId: number; beforeCents: number; afterCents: number }
type Planning = { vendorId: number; accountId: number; day: Day; now: Date }

/** What was planned for the same day is replaced. */
export const savePlanned = async (
  tx: Queries,
  prices: readonly NewPrice[],
  { vendorId, accountId, day, now }: Planning,
) => {
  const ids = prices.map(({ productId }) => productId)
  await tx.query(sql`
    update scheduled_price set state = 'replaced', ended_at = ${now}::timestamptz, ended_by = ${accountId}
    where product_id = any(${ids}::int[]) and effective_on = ${day}::date and state = 'scheduled'`)
  await tx.query(sql`
    insert into scheduled_price (public_id, vendor_id, product_id, effective_on, before_cents, price_cents, planned_by,
      planned_at)
    select each."publicId", ${vendorId}::int, each."productId", ${day}::date, each."beforeCents", each."afterCents",
      ${accountId}::int, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as each ("publicId" text, "productId" int, "beforeCents" int, "afterCents" int)`)
}

type Cancelling = { accountId: number; now: Date }

export const saveCancelled = (tx: Queries, id: number, { accountId, now }: Cancelling) =>
  tx.query(sql`
    update scheduled_price set state = 'cancelled', ended_at = ${now}::timestamptz, ended_by = ${accountId}
    where id = ${id} and state = 'scheduled'`)

/** How many waited for the day. */
export const saveDayCancelled = async (
  tx: Queries,
  { vendorId, day }: { vendorId: number; day: Day },
  { accountId, now }: Cancelling,
): Promise<number> => {
  const cancelled = await tx.query(sql`
    update scheduled_price set state = 'cancelled', ended_at = ${now}::timestamptz, ended_by = ${accountId}
    where vendor_id = ${vendorId} and effective_on = ${day}::date and state = 'scheduled' returning id`)
  return cancelled.length
}

/** Days up to this one for which prices wait, the first one first. */
export const dueDays = async (tx: Queries, vendorId: number, today: Day): Promise<Day[]> => {
  const days = await tx.query<{ day: Day }>(sql`
    select distinct effective_on::text as day from scheduled_price
    where vendor_id = ${vendorId} and state = 'scheduled' and effective_on <= ${today}::date order by 1`)
  return days.map(({ day }) => day)
}

/** In the order of the ids, as orders lock stock: nobody waits in a ring. */
export const lockPriced = (tx: Queries, vendorId: number, day: Day) =>
  tx.query(sql`
    select 1 from product where id in (
      select product_id from scheduled_price
      where vendor_id = ${vendorId} and state = 'scheduled' and effective_on = ${day}::date)
    order by id for no key update`)

/** Prices of one day, as an edit of each product would change them; what is put away for good keeps its own. */
export const applyDay = async (
  tx: Queries,
  { vendorId, day, now }: { vendorId: number; day: Day; now: Date },
): Promise<number> => {
  const applied = await tx.query<{ state: string }>(sql`
    with due as (
      select e.id, e.product_id, e.price_cents, p.final_price_cents as before_cents, p.status = 'archived' as is_away
      from scheduled_price e join product p on p.id = e.product_id
      where e.vendor_id = ${vendorId} and e.state = 'scheduled' and e.effective_on = ${day}::date
    ), changed as (
      update product p set final_price_cents = due.price_cents, revision = p.revision + 1,
        updated_at = ${now}::timestamptz
      from due where p.id = due.product_id and not due.is_away and p.final_price_cents <> due.price_cents
    )
    update scheduled_price e set state = case when due.is_away then 'dropped' else 'applied' end,
      before_cents = due.before_cents, ended_at = ${now}::timestamptz
    from due where e.id = due.id returning e.state`)
  return applied.filter(({ state }) => state === 'applied').length
}
