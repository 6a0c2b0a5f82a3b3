import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Locked: of two files that come at once the second counts the first. */
export const lockShowroom = (tx: Queries, showroomId: number) =>
  tx.query(sql`select id from showroom where id = ${showroomId} for update`)

export const saveBanner = (db: Queries, showroomId: number, banner: string | null) =>
  db.query(sql`update showroom set banner = ${banner} where id = ${showroomId}`)

export const countPhotos = async (tx: Queries, showroomId: number): Promise<number> => {
  const [counted] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from showroom_photo where showroom_id = ${showroomId}`,
  )
  return counted?.count ?? 0
}

/** After those that are there. */
export const addPhoto = (
  tx: Queries,
  showroomId: number,
  { publicId, file, title }: { publicId: string; file: string; title: string },
) =>
  tx.query(sql`
    insert into showroom_photo (public_id, showroom_id, file, title, position)
    select ${publicId}, ${showroomId}::int, ${file}, ${title}, coalesce(max(position), -1) + 1
    from showroom_photo where showroom_id = ${showroomId}`)

/** In this order with these words; what is not among them goes. */
export const arrangePhotos = async (
  tx: Queries,
  showroomId: number,
  photos: readonly { id: string; title: string }[],
): Promise<void> => {
  const ids = photos.map(({ id }) => id)
  await tx.query(sql`
    delete from showroom_photo where showroom_id = ${showroomId} and public_id <> all(${ids}::text[])`)
  for (const [position, { id, title }] of photos.entries())
    await tx.query(sql`
      update showroom_photo set position = ${position}, title = ${title}
      where showroom_id = ${showroomId} and public_id = ${id}`)
}

/** Which of these files a showroom shows. */
export const filesInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const found = await db.query<{ file: string }>(sql`
    select file from showroom_photo where file = any(${[...files]}::text[])
    union all select banner from showroom where banner = any(${[...files]}::text[])`)
  return new Set(found.map(({ file }) => file))
}
