import type { RoomType } from '@showroom/contract/project/project-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The page of a Pro, locked: of two files that come at once the second counts the first. Null: there is none. */
export const lockOwnPage = async (tx: Queries, accountId: number): Promise<number | null> => {
  const [found] = await tx.query<{ id: number }>(
    sql`select id from designer_profile where account_id = ${accountId} for update`,
  )
  return found?.id ?? null
}

export const countPictures = async (db: Queries, profileId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from designer_picture where profile_id = ${profileId}`,
  )
  return counted?.count ?? 0
}

type Added = { publicId: string; file: string; title: string; room: RoomType }

/** After those that are there. */
export const addPicture = (tx: Queries, profileId: number, { publicId, file, title, room }: Added) =>
  tx.query(sql`
    insert into designer_picture (public_id, profile_id, picture, file, title, room, position)
    select ${publicId}, ${profileId}, '', ${file}, ${title}, ${room}, coalesce(max(position), -1) + 1
    from designer_picture where profile_id = ${profileId}`)

type Kept = { id: string; title: string; room: RoomType }

/** In this order with these words; what is not among them goes. */
export const arrangePictures = async (
  tx: Queries,
  profileId: number,
  pictures: readonly Kept[],
): Promise<void> => {
  const ids = pictures.map(({ id }) => id)
  await tx.query(sql`
    delete from designer_picture where profile_id = ${profileId} and public_id <> all(${ids}::text[])`)
  for (const [position, { id, title, room }] of pictures.entries())
    await tx.query(sql`
      update designer_picture set position = ${position}, title = ${title}, room = ${room}
      where profile_id = ${profileId} and public_id = ${id}`)
}

/** Which of these files a page shows. */
export const filesInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const found = await db.query<{ file: string }>(
    sql`select file from designer_picture where file = any(${files}::text[])`,
  )
  return new Set(found.map(({ file }) => file))
}
