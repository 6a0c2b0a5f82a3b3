import type { PhotoRoomState } from '@showroom/contract/visualizer/photo-room'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Holder, heldBy, type Owning } from '../owner.ts'
import type { RoomPhoto } from './room-photo.store.ts'

export type PhotoRoomRow = {
  id: number
  publicId: string
  name: string
  showroomRef: string
  version: number
  state: PhotoRoomState
  photo: RoomPhoto
  projectId: string | null
  roomId: string | null
  updatedAt: Date
}

const rooms = (condition: Sql): Sql => sql`
  select held.id, held.public_id as "publicId", held.name, showroom.user_id as "showroomRef", held.version,
    held.state, held.updated_at as "updatedAt", p.public_id as "projectId", r.public_id as "roomId",
    json_build_object('id', f.id, 'publicId', f.public_id, 'file', f.file, 'width', f.width, 'height', f.height)
      as photo
  from photo_room held
  join showroom on showroom.id = held.showroom_id
  join room_photo f on f.id = held.photo_id
  left join project p on p.id = held.project_id
  left join project_room r on r.id = held.room_id
  where ${condition}`

export const photoRoomsOf = (
  db: Queries,
  holder: Holder,
  { skip, most }: { skip: number; most: number },
): Promise<PhotoRoomRow[]> =>
  db.query(
    sql`${rooms(heldBy(holder))} order by held.updated_at desc, held.id desc limit ${most} offset ${skip}`,
  )

export const countPhotoRooms = async (db: Queries, holder: Holder): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from photo_room held where ${heldBy(holder)}`,
  )
  return counted?.count ?? 0
}

export const photoRoomNamed = async (
  db: Queries,
  holder: Holder,
  publicId: string,
): Promise<PhotoRoomRow | null> => {
  const [row] = await db.query<PhotoRoomRow>(rooms(sql`held.public_id = ${publicId} and ${heldBy(holder)}`))
  return row ?? null
}

/** By the link of whoever was given it. */
export const photoRoomOfId = async (db: Queries, id: number): Promise<PhotoRoomRow | null> => {
  const [row] = await db.query<PhotoRoomRow>(rooms(sql`held.id = ${id}`))
  return row ?? null
}

type NewRoom = Pick<PhotoRoomRow, 'publicId' | 'name' | 'state'> & {
  showroomId: number
  photoId: number
  now: Date
}

export const createPhotoRoom = (tx: Queries, { accountId, cartId }: Owning, room: NewRoom) =>
  tx.query(sql`
    insert into photo_room (public_id, showroom_id, account_id, cart_id, photo_id, name, state, created_at, updated_at)
    values (${room.publicId}, ${room.showroomId}, ${accountId}, ${cartId}, ${room.photoId}, ${room.name},
      ${JSON.stringify(room.state)}::jsonb, ${room.now}, ${room.now})`)

/** Whether the version was still the one that was changed. */
export const savePhotoRoom = async (
  tx: Queries,
  { id, version }: Pick<PhotoRoomRow, 'id' | 'version'>,
  { state, name, now }: Pick<PhotoRoomRow, 'state' | 'name'> & { now: Date },
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update photo_room set state = ${JSON.stringify(state)}::jsonb, name = ${name}, version = version + 1,
      updated_at = ${now}
    where id = ${id} and version = ${version} returning id`)
  return saved.length > 0
}

export const linkPhotoRoom = (
  tx: Queries,
  id: number,
  { projectId, roomId }: { projectId: number; roomId: number },
) => tx.query(sql`update photo_room set project_id = ${projectId}, room_id = ${roomId} where id = ${id}`)

/** What a guest saved is the account’s from now on, with its photo. */
export const givePhotoRooms = async (
  tx: Queries,
  { guestCartId, accountId }: { guestCartId: number; accountId: number },
): Promise<void> => {
  await tx.query(
    sql`update room_photo set account_id = ${accountId}, cart_id = null where cart_id = ${guestCartId}`,
  )
  await tx.query(
    sql`update photo_room set account_id = ${accountId}, cart_id = null where cart_id = ${guestCartId}`,
  )
}

export const photoRoomsKeptOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select f.width as photo_width, f.height as photo_height, f.bytes as photo_bytes, f.created_at as sent_at,
      r.name, r.state, r.created_at, r.updated_at
    from room_photo f left join photo_room r on r.photo_id = f.id
    where f.account_id = ${accountId} order by f.id`)

/** The rooms go with their photos, whose files are swept away. */
export const removePhotoRoomsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from room_photo where account_id = ${accountId}`)
