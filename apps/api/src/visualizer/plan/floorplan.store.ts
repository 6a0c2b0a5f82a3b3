import type { Plan } from '@showroom/contract/visualizer/plan'
import type { PlanRoomType, PlanShape } from '@showroom/contract/visualizer/surfaces'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Holder, heldBy, type Owning } from '../owner.ts'

export type FloorplanRow = {
  id: number
  /** A built-in plan's is its word: `kitchen-l-11x13`. */
  publicId: string
  plan: Plan
  width: number
  length: number
  isOwn: boolean
  /** A showroom's template stands on it, and nobody may change it. */
  isCopy: boolean
  /** The built-in plan whose size somebody has changed. */
  madeFrom: string | null
}

export type PlansAsked = {
  room_type?: PlanRoomType | undefined
  shape?: PlanShape | undefined
  min_width?: number | undefined
  max_width?: number | undefined
  min_length?: number | undefined
  max_length?: number | undefined
  s: string
}

const columns = sql`held.id, held.public_id as "publicId", held.plan, held.width, held.length,
  (held.account_id is not null or held.cart_id is not null) as "isOwn",
  (held.account_id is null and held.cart_id is null and held.showroom_id is not null) as "isCopy",
  held.made_from as "madeFrom"`

/** A plan whole, beside what stands on it: a statement names it `f`. */
export const planColumn = (isOwn: Sql): Sql => sql`
  json_build_object('id', f.id, 'publicId', f.public_id, 'plan', f.plan, 'width', f.width, 'length', f.length,
    'isOwn', ${isOwn}, 'madeFrom', f.made_from,
    'isCopy', f.account_id is null and f.cart_id is null and f.showroom_id is not null)`

const isBuiltIn = sql`held.account_id is null and held.cart_id is null and held.showroom_id is null`

const listedFor = (holder: Holder | null): Sql =>
  holder ? sql`((${isBuiltIn}) or (${heldBy(holder)}))` : isBuiltIn

/** By its name, what a showroom's template stands on is everybody's too. */
const shownTo = (holder: Holder | null): Sql =>
  holder
    ? sql`((held.account_id is null and held.cart_id is null) or (${heldBy(holder)}))`
    : sql`held.account_id is null and held.cart_id is null`

const asked = ({ room_type, shape, s, ...sizes }: PlansAsked): Sql => sql`
  (${room_type ?? null}::text is null or held.room_type = ${room_type ?? null})
  and (${shape ?? null}::text is null or held.shape = ${shape ?? null})
  and held.width between ${sizes.min_width ?? 0}::int and ${sizes.max_width ?? 1_000_000}::int
  and held.length between ${sizes.min_length ?? 0}::int and ${sizes.max_length ?? 1_000_000}::int
  and (${s} = '' or position(lower(${s}) in lower(held.name)) > 0)`

export const countFloorplans = async (
  db: Queries,
  holder: Holder | null,
  wanted: PlansAsked,
): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from floorplan held where ${listedFor(holder)} and ${asked(wanted)}`)
  return counted?.count ?? 0
}

export const floorplansOf = (
  db: Queries,
  { holder, wanted }: { holder: Holder | null; wanted: PlansAsked },
  { limit, offset }: { limit: number; offset: number },
): Promise<FloorplanRow[]> =>
  db.query(sql`
    select ${columns} from floorplan held where ${listedFor(holder)} and ${asked(wanted)}
    order by "isOwn" desc, case when held.account_id is null and held.cart_id is null then held.position end,
      held.id desc
    limit ${limit} offset ${offset}`)

/** Where nothing has the size that was asked for: what comes nearest to it. */
export const nearestFloorplans = (db: Queries, wanted: PlansAsked, most: number): Promise<FloorplanRow[]> => {
  const width = middleOf(wanted.min_width, wanted.max_width)
  const length = middleOf(wanted.min_length, wanted.max_length)
  return db.query(sql`
    select ${columns} from floorplan held
    where ${isBuiltIn}
      and (${wanted.room_type ?? null}::text is null or held.room_type = ${wanted.room_type ?? null})
    order by abs(held.width - coalesce(${width}::int, held.width))
      + abs(held.length - coalesce(${length}::int, held.length)), held.position
    limit ${most}`)
}

const middleOf = (least = 0, most = 2 * least): number | null =>
  least === 0 && most === 0 ? null : Math.round((least + most) / 2)

export const floorplanNamed = async (
  db: Queries,
  holder: Holder | null,
  publicId: string,
): Promise<FloorplanRow | null> => {
  const [row] = await db.query<FloorplanRow>(sql`
    select ${columns} from floorplan held where held.public_id = ${publicId} and ${shownTo(holder)}`)
  return row ?? null
}

type Kept = { plan: Plan; width: number; length: number; now: Date }
type New = Kept & { publicId: string; showroomId: number; madeFrom: string | null }

export const createFloorplan = async (
  tx: Queries,
  { accountId, cartId }: Owning,
  { publicId, showroomId, plan, width, length, madeFrom, now }: New,
): Promise<number> => {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into floorplan (public_id, account_id, cart_id, showroom_id, name, room_type, shape, plan, width, length,
      made_from, created_at, updated_at)
    values (${publicId}, ${accountId}, ${cartId}, ${showroomId}, ${plan.name}, ${plan.room_type}, ${plan.shape},
      ${JSON.stringify(plan)}::jsonb, ${width}, ${length}, ${madeFrom}, ${now}, ${now}) returning id`)
  if (!made) throw new Error('The floor plan was not created.')
  return made.id
}

export const saveFloorplan = async (
  tx: Queries,
  { holder, publicId }: { holder: Holder; publicId: string },
  { plan, width, length, now }: Kept,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update floorplan held set name = ${plan.name}, room_type = ${plan.room_type}, shape = ${plan.shape},
      plan = ${JSON.stringify(plan)}::jsonb, width = ${width}, length = ${length}, updated_at = ${now}
    where held.public_id = ${publicId} and (${heldBy(holder)}) returning held.id`)
  return saved.length > 0
}

export const countOwnPlans = async (db: Queries, holder: Holder): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from floorplan held where ${heldBy(holder)}`,
  )
  return counted?.count ?? 0
}

export const isPlanInUse = async (db: Queries, id: number): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from design where floorplan_id = ${id}
    union all select 1 from room_template where floorplan_id = ${id} limit 1`)
  return found.length > 0
}

export const deleteFloorplan = (tx: Queries, id: number) =>
  tx.query(sql`delete from floorplan where id = ${id}`)

/** Copies that no template and no design stands on any more. */
export const deleteForsakenCopies = (db: Queries) =>
  db.query(sql`
    delete from floorplan f where f.account_id is null and f.cart_id is null and f.showroom_id is not null
      and not exists (select 1 from room_template t where t.floorplan_id = f.id)
      and not exists (select 1 from design d where d.floorplan_id = f.id)`)

export const countBuiltIns = async (db: Queries): Promise<{ floorplans: number; templates: number }> => {
  const [counted] = await db.query<{ floorplans: number; templates: number }>(sql`
    select (select count(*)::int from floorplan held where ${isBuiltIn}) as floorplans,
      (select count(*)::int from room_template where showroom_id is null and account_id is null and state = 'published') as templates`)
  return counted ?? { floorplans: 0, templates: 0 }
}

/** What a guest drew is the account’s from now on. */
export const givePlans = (
  tx: Queries,
  { guestCartId, accountId }: { guestCartId: number; accountId: number },
) =>
  tx.query(sql`update floorplan set account_id = ${accountId}, cart_id = null where cart_id = ${guestCartId}`)
