import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { testDay } from '../../testing/test-clock.ts'

/** A room in a photo of their own. */
const leavePhotoRoomTraces = async (db: Queries, publicId: string, accountId: number) => {
  await db.query(sql`
    insert into room_photo (public_id, showroom_id, account_id, file, width, height, bytes, created_at)
    select ${`photo-${publicId}`}, id, ${accountId}::int, ${`file-${publicId}`}, 800, 600, 9,
      ${testDay}::timestamptz from showroom limit 1`)
  await db.query(sql`
    insert into photo_room (public_id, showroom_id, account_id, photo_id, name, state, created_at, updated_at)
    select ${`photo-room-${publicId}`}, showroom_id, account_id, id, 'Our hall', '{"places": []}'::jsonb,
      created_at, created_at from room_photo where public_id = ${`photo-${publicId}`}`)
}

/** A room that they kept as a template of their own. */
const leaveTemplateTraces = (db: Queries, publicId: string, accountId: number) =>
  db.query(sql`
    insert into room_template (public_id, account_id, author_id, title, room_type, style, tier, look, floorplan_id,
      state, created_at)
    select ${`look-${publicId}`}, ${accountId}::int, ${accountId}::int, 'Ours', room_type, 'modern', 1, '{}'::jsonb, id,
      'draft', ${testDay}::timestamptz from floorplan limit 1`)

/** A seat in the team of a Pro, and something done there. */
const leaveTeamTraces = async (db: Queries, publicId: string, accountId: number) => {
  const hash = Buffer.from(`seat ${publicId}`)
  await db.query(sql`
    insert into team_seat (public_id, showroom_id, email, name, role, code_hash, invited_at, expires_at, joined_at,
      account_id)
    select ${`seat-${publicId}`}, id, ${`${publicId}@people.test`}, 'Ada', 'manager', ${hash},
      ${testDay}::timestamptz, ${testDay}::timestamptz, ${testDay}::timestamptz, ${accountId}::int
    from showroom limit 1`)
  await db.query(sql`
    insert into team_deed (public_id, showroom_id, account_id, who, role, call, about, at)
    select ${`deed-${publicId}`}, id, ${accountId}::int, 'Ada', 'manager', 'POST /api/coupon', 'A coupon',
      ${testDay}::timestamptz from showroom limit 1`)
}

/** What shows that a line was rightly set. */
const leaveProofTraces = (db: Queries, publicId: string, accountId: number) =>
  db.query(sql`
    insert into order_status_proof (public_id, order_item_id, file_name, media_type, size, uploaded_by, uploaded_at)
    select ${`proof-${publicId}`}, id, 'fax.pdf', 'application/pdf', 9, ${accountId}::int, ${testDay}::timestamptz
    from order_item limit 1`)

/** Where a room, a team and what else there is name them. */
export const leaveNewerTraces = async (db: Queries, publicId: string, accountId: number) => {
  await leavePhotoRoomTraces(db, publicId, accountId)
  await leaveTemplateTraces(db, publicId, accountId)
  await leaveTeamTraces(db, publicId, accountId)
  await leaveProofTraces(db, publicId, accountId)
}
