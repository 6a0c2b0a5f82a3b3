import type { RateKind, RateState } from '@showroom/contract/rates/rate.rules'
import type { Day } from '@showroom/contract/shared/day'
import { accountNameOf } from '../account/account-name.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'

export type RatePlan = {
  id: number
  publicId: string
  kind: RateKind
  vendorId: number | null
  vendor: string
  categoryId: number | null
  category: string
  state: string | null
  zipPrefix: string | null
  taxesShipping: boolean | null
  rateBps: number
  beforeBps: number | null
  startsOn: Day
  standing: RateState
  note: string
  plannedBy: string | null
  plannedAt: Date
  cancelledBy: string | null
  cancelledAt: Date | null
}

const plansWhere = (db: Queries, condition: Sql): Promise<RatePlan[]> =>
  db.query<RatePlan>(sql`
    select r.id, r.public_id as "publicId", r.kind, r.vendor_id as "vendorId", coalesce(vendor.name, '') as vendor,
      r.category_id as "categoryId", coalesce(category.name, '') as category, r.state, r.zip_prefix as "zipPrefix",
      r.taxes_shipping as "taxesShipping", r.rate_bps as "rateBps", r.before_bps as "beforeBps",
      r.starts_on::text as "startsOn", r.note, ${accountNameOf('planner')} as "plannedBy", r.planned_at as "plannedAt",
      ${accountNameOf('canceller')} as "cancelledBy", r.cancelled_at as "cancelledAt",
      case when r.cancelled_at is not null then 'cancelled' when r.in_effect_at is not null then 'in_effect'
        else 'planned' end as standing
    from rate_plan r left join vendor on vendor.id = r.vendor_id left join category on category.id = r.category_id
      left join account planner on planner.id = r.planned_by left join account canceller on canceller.id = r.cancelled_by
    where ${condition}`)

export const countPlans = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`select count(*)::int as count from rate_plan`)
  return counted?.count ?? 0
}

/** The latest day first. */
export const plansOf = (db: Queries, { skip, most }: Span): Promise<RatePlan[]> =>
  plansWhere(db, sql`true order by r.starts_on desc, r.id desc limit ${most} offset ${skip}`)

export const planByPublicId = async (db: Queries, publicId: string): Promise<RatePlan | null> =>
  (await plansWhere(db, sql`r.public_id = ${publicId}`))[0] ?? null

export const lockPlan = async (tx: Queries, publicId: string): Promise<RatePlan | null> =>
  (await plansWhere(tx, sql`r.public_id = ${publicId} for update of r`))[0] ?? null

/** Those whose day has come, each taken by one process alone. */
export const lockDuePlans = (tx: Queries, day: Day): Promise<RatePlan[]> =>
  plansWhere(
    tx,
    sql`r.starts_on <= ${day}::date and r.cancelled_at is null and r.in_effect_at is null
      order by r.starts_on, r.id for update of r skip locked`,
  )

/** Of the fee of exactly these goods that begins last before a day, of those that are still to come; null: none does. */
export const feePlannedBefore = async (
  tx: Queries,
  { vendorId, categoryId }: Pick<RatePlan, 'vendorId' | 'categoryId'>,
  day: Day,
): Promise<number | null> => {
  const [plan] = await tx.query<{ bps: number }>(sql`
    select rate_bps as bps from rate_plan
    where kind = 'fee' and vendor_id is not distinct from ${vendorId}::int
      and category_id is not distinct from ${categoryId}::int
      and starts_on < ${day}::date and cancelled_at is null and in_effect_at is null
    order by starts_on desc limit 1`)
  return plan?.bps ?? null
}

type NewPlan = Pick<
  RatePlan,
  | 'publicId'
  | 'kind'
  | 'vendorId'
  | 'categoryId'
  | 'state'
  | 'zipPrefix'
  | 'taxesShipping'
  | 'rateBps'
  | 'beforeBps'
  | 'startsOn'
  | 'note'
> & { by: number; at: Date }

/** False: something else is planned for it on that day. */
export const addPlan = async (tx: Queries, one: NewPlan): Promise<boolean> => {
  const added = await tx.query(sql`
    insert into rate_plan (public_id, kind, vendor_id, category_id, state, zip_prefix, taxes_shipping, rate_bps,
      before_bps, starts_on, note, planned_by, planned_at)
    values (${one.publicId}, ${one.kind}, ${one.vendorId}, ${one.categoryId}, ${one.state}, ${one.zipPrefix},
      ${one.taxesShipping}, ${one.rateBps}, ${one.beforeBps}, ${one.startsOn}::date, ${one.note}, ${one.by}, ${one.at})
    on conflict do nothing returning id`)
  return added.length > 0
}

export const saveCancelled = (tx: Queries, id: number, { by, at }: { by: number; at: Date }) =>
  tx.query(sql`update rate_plan set cancelled_by = ${by}, cancelled_at = ${at} where id = ${id}`)

export const saveInEffect = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`update rate_plan set in_effect_at = ${at} where id = ${id}`)
