import type { TemplateState } from '@showroom/contract/visualizer/template-choices'
import type { PlanRoomType, RoomStyle } from '@showroom/contract/visualizer/surfaces'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type FloorplanRow, planColumn } from '../plan/floorplan.store.ts'
import type { KeptLook } from './resolve-look.ts'

export type TemplateRow = {
  id: number
  publicId: string
  title: string
  roomType: PlanRoomType
  style: RoomStyle
  tier: number
  look: KeptLook
  isPros: boolean
  /** Somebody’s own, which nobody else sees. */
  isOwn: boolean
  /** The Pro's own picture, by its file. */
  photo: string | null
  floorplan: FloorplanRow
}

/** Where templates are looked for, and by whom: null for whoever has no account. */
export type Seen = { showroomId: number; accountId: number | null }

export type TemplatesAsked = Seen & {
  room_type?: PlanRoomType | undefined
  style?: RoomStyle | undefined
  tier?: number | undefined
  s: string
  /** Of those that have the color; null for all. */
  ids: readonly number[] | null
}

const shown = ({ showroomId, accountId }: Seen): Sql => sql`
  t.state = 'published' and (t.showroom_id is null or t.showroom_id = ${showroomId})
  and (t.account_id is null or t.account_id = ${accountId})`

const asked = ({ room_type, style, tier, s, ids, ...seen }: TemplatesAsked): Sql => sql`
  ${shown(seen)}
  and (${room_type ?? null}::text is null or t.room_type = ${room_type ?? null})
  and (${style ?? null}::text is null or t.style = ${style ?? null})
  and (${tier ?? null}::int is null or t.tier = ${tier ?? null})
  and (${s} = '' or position(lower(${s}) in lower(t.title)) > 0)
  and (${ids}::int[] is null or t.id = any(${ids}::int[]))`

export const templateColumns = sql`t.id, t.public_id as "publicId", t.title, t.room_type as "roomType", t.style, t.tier, t.look,
  t.showroom_id is not null as "isPros", t.account_id is not null as "isOwn", t.photo, ${planColumn(sql`false`)} as floorplan`

export const countTemplates = async (db: Queries, wanted: TemplatesAsked): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from room_template t where ${asked(wanted)}`,
  )
  return counted?.count ?? 0
}

/** The caller’s own first, then the showroom’s. */
export const templatesOf = (
  db: Queries,
  wanted: TemplatesAsked,
  { skip, most }: { skip: number; most: number },
): Promise<TemplateRow[]> =>
  db.query(sql`
    select ${templateColumns} from room_template t join floorplan f on f.id = t.floorplan_id where ${asked(wanted)}
    order by "isOwn" desc, "isPros" desc, t.position, t.id limit ${most} offset ${skip}`)

/** The looks alone, for what only their colors can answer. */
export const looksShown = (db: Queries, seen: Seen): Promise<{ id: number; look: KeptLook }[]> =>
  db.query(sql`select t.id, t.look from room_template t where ${shown(seen)}`)

export const templateNamed = async (
  db: Queries,
  seen: Seen,
  publicId: string,
): Promise<TemplateRow | null> => {
  const [row] = await db.query<TemplateRow>(sql`
    select ${templateColumns} from room_template t join floorplan f on f.id = t.floorplan_id
    where t.public_id = ${publicId} and ${shown(seen)}`)
  return row ?? null
}

/** Whose it is: a showroom’s, or one person’s. */
export type TemplateOwner = { showroomId: number; accountId: null } | { showroomId: null; accountId: number }

export type NewTemplate = {
  publicId: string
  owner: TemplateOwner
  authorId: number
  title: string
  roomType: PlanRoomType
  style: RoomStyle
  tier: number
  look: KeptLook
  floorplanId: number
  state: TemplateState
  now: Date
}

export const createTemplate = (tx: Queries, template: NewTemplate) =>
  tx.query(sql`
    insert into room_template (public_id, showroom_id, account_id, author_id, title, room_type, style, tier, look, floorplan_id,
      state, created_at)
    values (${template.publicId}, ${template.owner.showroomId}, ${template.owner.accountId}, ${template.authorId}, ${template.title},
      ${template.roomType}, ${template.style}, ${template.tier}, ${JSON.stringify(template.look)}::jsonb,
      ${template.floorplanId}, ${template.state}, ${template.now})`)
