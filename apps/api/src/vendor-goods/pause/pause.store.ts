import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** Which of a vendor's goods: some by name, or all (null). */
export type Which = { vendorId: number; publicIds: readonly string[] | null }

const named = ({ vendorId, publicIds }: Which): Sql => sql`
  vendor_id = ${vendorId}
    and ${publicIds === null ? sql`true` : sql`public_id = any(${[...publicIds]}::text[])`}`

const isPaused = sql`status = 'hidden' and paused_until is not null`

/** In the order of the ids, as orders lock stock: nobody waits in a ring. */
export const lockNamed = (tx: Queries, which: Which) =>
  tx.query(sql`
    select 1 from product where ${named(which)} and (status = 'active' or ${isPaused}) order by id for no key update`)

/** Which of them come back: of all that is paused, or of what was to come back until a day. */
const comingBack = (which: Which, dueOn: Day | null): Sql => sql`
  ${named(which)} and ${isPaused} and ${dueOn === null ? sql`true` : sql`paused_until <= ${dueOn}::date`}`

/** Nothing else of the vendor's is held up. */
export const lockComingBack = (tx: Queries, which: Which, dueOn: Day | null) =>
  tx.query(sql`select 1 from product where ${comingBack(which, dueOn)} order by id for no key update`)

/** How many of them the vendor has, whatever they are. */
export const countNamed = async (tx: Queries, which: Which): Promise<number> => {
  const [counted] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from product where ${named(which)}`,
  )
  return counted?.count ?? 0
}

/** What is for sale, or paused already, is paused until this day; how many there were. */
export const savePaused = async (
  tx: Queries,
  which: Which,
  { day, now }: { day: Day; now: Date },
): Promise<number> => {
  const paused = await tx.query(sql`
    update product set status = 'hidden', paused_until = ${day}::date, revision = revision + 1,
      updated_at = ${now}::timestamptz
    where ${named(which)} and (status = 'active' or ${isPaused}) returning id`)
  return paused.length
}

/** What is paused is for sale again; with a day, what was to come back until then. */
export const saveResumed = async (
  tx: Queries,
  which: Which,
  { dueOn, now }: { dueOn: Day | null; now: Date },
): Promise<number> => {
  const resumed = await tx.query(sql`
    update product set status = 'active', paused_until = null, revision = revision + 1, updated_at = ${now}::timestamptz
    where ${comingBack(which, dueOn)} returning id`)
  return resumed.length
}

export const pausesOf = (db: Queries, vendorId: number): Promise<{ day: Day; count: number }[]> =>
  db.query(sql`
    select paused_until::text as day, count(*)::int as count from product
    where vendor_id = ${vendorId} and ${isPaused} group by paused_until order by paused_until`)

export const countSold = async (db: Queries, vendorId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from product where vendor_id = ${vendorId} and status = 'active'`)
  return counted?.count ?? 0
}
