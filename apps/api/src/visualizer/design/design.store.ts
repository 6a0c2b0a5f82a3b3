import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Holder, heldBy, type Owning } from '../owner.ts'
import { type FloorplanRow, planColumn } from '../plan/floorplan.store.ts'

export type DesignRow = {
  id: number
  publicId: string
  name: string
  showroomRef: string
  version: number
  state: DesignState
  is3d: boolean
  floorplan: FloorplanRow
  templateId: string | null
  projectId: string | null
  roomId: string | null
  updatedAt: Date
}

const designs = (condition: Sql): Sql => sql`
  select held.id, held.public_id as "publicId", held.name, showroom.user_id as "showroomRef", held.version,
    held.state, held.is_3d as "is3d", held.updated_at as "updatedAt", t.public_id as "templateId",
    p.public_id as "projectId", r.public_id as "roomId",
    ${planColumn(sql`f.account_id is not null or f.cart_id is not null`)} as floorplan
  from design held
  join showroom on showroom.id = held.showroom_id
  join floorplan f on f.id = held.floorplan_id
  left join room_template t on t.id = held.template_id
  left join project p on p.id = held.project_id
  left join project_room r on r.id = held.room_id
  where ${condition}`

export type Sought = { holder: Holder; project?: string | undefined }

/** All of somebody’s, or those in one project. */
const soughtBy = ({ holder, project }: Sought): Sql =>
  project === undefined
    ? heldBy(holder)
    : sql`${heldBy(holder)} and held.project_id = (select id from project where public_id = ${project})`

export const designsOf = (
  db: Queries,
  sought: Sought,
  { skip, most }: { skip: number; most: number },
): Promise<DesignRow[]> =>
  db.query(
    sql`${designs(soughtBy(sought))} order by held.updated_at desc, held.id desc limit ${most} offset ${skip}`,
  )

export const countDesigns = async (db: Queries, sought: Sought): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from design held where ${soughtBy(sought)}`,
  )
  return counted?.count ?? 0
}

export const designNamed = async (
  db: Queries,
  holder: Holder,
  publicId: string,
): Promise<DesignRow | null> => {
  const [row] = await db.query<DesignRow>(designs(sql`held.public_id = ${publicId} and ${heldBy(holder)}`))
  return row ?? null
}

/** What somebody has saved of a look in a plan, and has in no project yet: the latest. */
export const savedFor = async (
  tx: Queries,
  holder: Holder,
  { floorplanId, templateId }: { floorplanId: number; templateId: number },
): Promise<{ id: number; publicId: string } | null> => {
  const [row] = await tx.query<{ id: number; publicId: string }>(sql`
    select held.id, held.public_id as "publicId" from design held
    where ${heldBy(holder)} and held.floorplan_id = ${floorplanId} and held.template_id = ${templateId}
      and held.project_id is null
    order by held.updated_at desc, held.id desc limit 1`)
  return row ?? null
}

/** By the link of whoever was given it. */
export const designOfId = async (db: Queries, id: number): Promise<DesignRow | null> => {
  const [row] = await db.query<DesignRow>(designs(sql`held.id = ${id}`))
  return row ?? null
}

export type NewDesign = Owning & {
  publicId: string
  showroomId: number
  floorplanId: number
  templateId: number | null
  projectId?: number
  roomId?: number
  name: string
  state: DesignState
  is3d: boolean
  now: Date
}

export const createDesign = async (tx: Queries, design: NewDesign): Promise<void> => {
  const { projectId = null, roomId = null, now } = design
  await tx.query(sql`
    insert into design (public_id, showroom_id, account_id, cart_id, project_id, room_id, floorplan_id, template_id,
      name, state, is_3d, created_at, updated_at)
    values (${design.publicId}, ${design.showroomId}, ${design.accountId}, ${design.cartId}, ${projectId}, ${roomId},
      ${design.floorplanId}, ${design.templateId}, ${design.name}, ${JSON.stringify(design.state)}::jsonb,
      ${design.is3d}, ${now}, ${now})`)
}

export type DesignChange = {
  state: DesignState
  name: string
  is3d: boolean
  floorplanId: number
  now: Date
}

/** Whether the version was still the one that was changed. */
export const saveDesign = async (
  tx: Queries,
  { id, version }: Pick<DesignRow, 'id' | 'version'>,
  { state, name, is3d, floorplanId, now }: DesignChange,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update design set state = ${JSON.stringify(state)}::jsonb, name = ${name}, is_3d = ${is3d},
      floorplan_id = ${floorplanId}, version = version + 1, updated_at = ${now}
    where id = ${id} and version = ${version} returning id`)
  return saved.length > 0
}

export const linkToProject = (
  tx: Queries,
  id: number,
  { projectId, roomId }: { projectId: number; roomId: number },
) => tx.query(sql`update design set project_id = ${projectId}, room_id = ${roomId} where id = ${id}`)

export const deleteDesign = (tx: Queries, id: number) => tx.query(sql`delete from design where id = ${id}`)

/** What a guest designed is the account’s from now on. */
export const giveDesigns = (
  tx: Queries,
  { guestCartId, accountId }: { guestCartId: number; accountId: number },
) => tx.query(sql`update design set account_id = ${accountId}, cart_id = null where cart_id = ${guestCartId}`)

export const keptOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select d.name, d.state, d.is_3d, d.created_at, d.updated_at, f.plan from design d
    join floorplan f on f.id = d.floorplan_id where d.account_id = ${accountId} order by d.id`)

export const plansKeptOf = (db: Queries, accountId: number) =>
  db.query(
    sql`select name, plan, created_at, updated_at from floorplan where account_id = ${accountId} order by id`,
  )

/** Designs first: they stand on the plans. What a Pro has published stays with the showroom. */
export const removeAllOf = async (tx: Queries, accountId: number): Promise<void> => {
  await tx.query(sql`delete from design where account_id = ${accountId}`)
  await tx.query(sql`
    delete from floorplan f where f.account_id = ${accountId}
      and not exists (select 1 from room_template t where t.floorplan_id = f.id)
      and not exists (select 1 from design d where d.floorplan_id = f.id)`)
  await tx.query(sql`update floorplan set account_id = null where account_id = ${accountId}`)
}
