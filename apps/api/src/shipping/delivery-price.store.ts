import { type PricedService, pricedServices } from '@showroom/contract/shipping/delivery-price.rules'
import type { Day } from '@showroom/contract/shared/day'
import { accountNameOf } from '../account/account-name.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'

export type DatedPrice = { priceCents: number; startsOn: Day }
/** Of each way that costs extra. */
export type DeliveryPrices = Record<PricedService, DatedPrice>

/** What each way costs whoever orders on a day. */
export const deliveryPricesOn = async (db: Queries, day: Day): Promise<DeliveryPrices> => {
  const rows = await db.query<DatedPrice & { service: PricedService }>(sql`
    select distinct on (service) service, price_cents as "priceCents", starts_on::text as "startsOn"
    from delivery_price where starts_on <= ${day}::date and cancelled_at is null
    order by service, starts_on desc`)
  const priceOf = (service: PricedService): DatedPrice => {
    const found = rows.find((row) => row.service === service)
    if (!found) throw new Error(`There is no price of ${service} on ${day}.`)
    return { priceCents: found.priceCents, startsOn: found.startsOn }
  }
  const [threshold, inside, whiteGlove] = pricedServices
  return {
    [threshold]: priceOf(threshold),
    [inside]: priceOf(inside),
    [whiteGlove]: priceOf(whiteGlove),
  }
}

export type PlannedPrice = DatedPrice & {
  id: number
  publicId: string
  service: PricedService
  beforeCents: number | null
  nextStartsOn: Day | null
  note: string
  plannedBy: string | null
  plannedAt: Date | null
  cancelledBy: string | null
  cancelledAt: Date | null
}

const pricesWhere = (db: Queries, condition: Sql): Promise<PlannedPrice[]> =>
  db.query<PlannedPrice>(sql`
    select p.id, p.public_id as "publicId", p.service, p.price_cents as "priceCents", p.starts_on::text as "startsOn",
      p.note, ${accountNameOf('planner')} as "plannedBy", p.planned_at as "plannedAt",
      ${accountNameOf('canceller')} as "cancelledBy", p.cancelled_at as "cancelledAt",
      (select b.price_cents from delivery_price b where b.service = p.service and b.cancelled_at is null
        and b.starts_on < p.starts_on order by b.starts_on desc limit 1) as "beforeCents",
      (select min(n.starts_on)::text from delivery_price n where n.service = p.service and n.cancelled_at is null
        and n.starts_on > p.starts_on) as "nextStartsOn"
    from delivery_price p left join account planner on planner.id = p.planned_by
      left join account canceller on canceller.id = p.cancelled_by
    where ${condition}`)

export const countDeliveryPrices = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`select count(*)::int as count from delivery_price`)
  return counted?.count ?? 0
}

/** The latest day first. */
export const deliveryPricesFound = (db: Queries, { skip, most }: Span): Promise<PlannedPrice[]> =>
  pricesWhere(db, sql`true order by p.starts_on desc, p.id desc limit ${most} offset ${skip}`)

export const deliveryPriceNamed = async (db: Queries, publicId: string): Promise<PlannedPrice | null> =>
  (await pricesWhere(db, sql`p.public_id = ${publicId}`))[0] ?? null

/** Nobody else plans or cancels one of the same way until the transaction ends. */
export const lockDeliveryPrices = (tx: Queries, service: PricedService) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext(${`delivery price of ${service}`}))`)

type NewPrice = DatedPrice & {
  publicId: string
  service: PricedService
  note: string
  by: number
  at: Date
}

/** False: another price begins on that day. */
export const addDeliveryPrice = async (tx: Queries, one: NewPrice): Promise<boolean> => {
  const added = await tx.query(sql`
    insert into delivery_price (public_id, service, price_cents, starts_on, note, planned_by, planned_at)
    values (${one.publicId}, ${one.service}, ${one.priceCents}, ${one.startsOn}::date, ${one.note}, ${one.by}, ${one.at})
    on conflict do nothing returning id`)
  return added.length > 0
}

/** False where somebody else has cancelled it meanwhile. */
export const cancelDeliveryPrice = async (
  tx: Queries,
  id: number,
  { by, at }: { by: number; at: Date },
): Promise<boolean> => {
  const cancelled = await tx.query(sql`
    update delivery_price set cancelled_by = ${by}, cancelled_at = ${at}
    where id = ${id} and cancelled_at is null returning id`)
  return cancelled.length > 0
}
