import type { TemplateState } from '@showroom/contract/visualizer/template-choices'
import type { RoomStyle } from '@showroom/contract/visualizer/surfaces'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type TemplateOwner, templateColumns, type TemplateRow } from './template.store.ts'

/** As its Pro sees it: whether it is shown or not. */
export type OwnTemplateRow = TemplateRow & { state: TemplateState; createdAt: Date }

const columns = sql`${templateColumns}, t.state, t.created_at as "createdAt"`
/** A Pro’s are their showroom’s, a client’s are theirs. */
const heldBy = ({ showroomId, accountId }: TemplateOwner): Sql =>
  showroomId === null ? sql`t.account_id = ${accountId}` : sql`t.showroom_id = ${showroomId}`

const from = sql`room_template t join floorplan f on f.id = t.floorplan_id`

export const ownTemplatesOf = (
  db: Queries,
  owner: TemplateOwner,
  { skip, most }: { skip: number; most: number },
): Promise<OwnTemplateRow[]> =>
  db.query(sql`
    select ${columns} from ${from} where ${heldBy(owner)}
    order by t.id desc limit ${most} offset ${skip}`)

export const countOwnTemplates = async (db: Queries, owner: TemplateOwner): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from room_template t where ${heldBy(owner)}`,
  )
  return counted?.count ?? 0
}

/** Of two that are published at once the second counts the first. */
export const lockTemplatesOf = (tx: Queries, { showroomId, accountId }: TemplateOwner) =>
  tx.query(
    showroomId === null
      ? sql`select id from account where id = ${accountId} for no key update`
      : sql`select id from showroom where id = ${showroomId} for no key update`,
  )

export const ownTemplateNamed = async (
  db: Queries,
  owner: TemplateOwner,
  publicId: string,
): Promise<OwnTemplateRow | null> => {
  const [row] = await db.query<OwnTemplateRow>(
    sql`select ${columns} from ${from} where t.public_id = ${publicId} and ${heldBy(owner)}`,
  )
  return row ?? null
}

type Change = { title: string; style: RoomStyle; state: TemplateState }

export const saveTemplate = (tx: Queries, id: number, { title, style, state }: Change) =>
  tx.query(
    sql`update room_template set title = ${title}, style = ${style}, state = ${state} where id = ${id}`,
  )

export const savePhoto = (tx: Queries, id: number, photo: string | null) =>
  tx.query(sql`update room_template set photo = ${photo} where id = ${id}`)

export const deleteTemplate = (tx: Queries, id: number) =>
  tx.query(sql`delete from room_template where id = ${id}`)

/** Which of these files a template shows. */
export const photosInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const found = await db.query<{ photo: string }>(
    sql`select photo from room_template where photo = any(${files}::text[])`,
  )
  return new Set(found.map(({ photo }) => photo))
}

/** What somebody has published, for whoever downloads what is kept of them. */
export const templatesKeptOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select title, room_type, style, state, created_at from room_template where author_id = ${accountId} order by id`)

/** What somebody kept for themselves goes with them. */
export const removeTemplatesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from room_template where account_id = ${accountId}`)
