import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Holder, heldBy, type Owning } from '../owner.ts'

export type RoomPhoto = { id: number; publicId: string; file: string; width: number; height: number }

type NewPhoto = Omit<RoomPhoto, 'id'> & { showroomId: number; bytes: number; now: Date }

export const savePhoto = (tx: Queries, { accountId, cartId }: Owning, photo: NewPhoto) =>
  tx.query(sql`
    insert into room_photo (public_id, showroom_id, account_id, cart_id, file, width, height, bytes, created_at)
    values (${photo.publicId}, ${photo.showroomId}, ${accountId}, ${cartId}, ${photo.file}, ${photo.width},
      ${photo.height}, ${photo.bytes}, ${photo.now})`)

/** One that no room was saved with yet. */
export const freePhotoNamed = async (
  tx: Queries,
  holder: Holder,
  publicId: string,
): Promise<RoomPhoto | null> => {
  const [row] = await tx.query<RoomPhoto>(sql`
    select held.id, held.public_id as "publicId", held.file, held.width, held.height from room_photo held
    where held.public_id = ${publicId} and ${heldBy(holder)}
      and not exists (select 1 from photo_room where photo_room.photo_id = held.id)`)
  return row ?? null
}

export const countPhotos = async (db: Queries, holder: Holder): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from room_photo held where ${heldBy(holder)}`,
  )
  return counted?.count ?? 0
}

/** The room that was saved in it goes with it. The answer is its file. */
export const deletePhoto = async (tx: Queries, id: number): Promise<string | null> => {
  const [gone] = await tx.query<{ file: string }>(sql`delete from room_photo where id = ${id} returning file`)
  return gone?.file ?? null
}

/** Sent before a moment, and no room was saved with it. */
export const deleteForsakenPhotos = (db: Queries, before: Date) =>
  db.query(sql`
    delete from room_photo where created_at < ${before}
      and not exists (select 1 from photo_room where photo_room.photo_id = room_photo.id)`)

export const roomPhotosInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const rows = await db.query<{ file: string }>(
    sql`select file from room_photo where file = any(${[...files]}::text[])`,
  )
  return new Set(rows.map(({ file }) => file))
}
