import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type NewPhoto = {
  publicId: string
  subOrderId: number
  accountId: number
  mediaType: string
  size: number
  addedAt: Date
}

export const createPhoto = (tx: Queries, photo: NewPhoto) =>
  tx.query(sql`
    insert into delivery_photo (public_id, sub_order_id, added_by, media_type, size, added_at)
    values (${photo.publicId}, ${photo.subOrderId}, ${photo.accountId}, ${photo.mediaType}, ${photo.size},
      ${photo.addedAt})`)

export const countPhotos = async (tx: Queries, subOrderId: number): Promise<number> => {
  const [counted] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from delivery_photo where sub_order_id = ${subOrderId}`)
  return counted?.count ?? 0
}

export type Photo = { subOrderId: number; mediaType: string }

/** One of a signed receipt, or one’s own that is not signed for yet. Whether they may see the delivery is asked after. */
export const photoFor = async (
  db: Queries,
  { publicId, accountId }: { publicId: string; accountId: number },
): Promise<Photo | null> => {
  const [found] = await db.query<Photo>(sql`
    select sub_order_id as "subOrderId", media_type as "mediaType" from delivery_photo
    where public_id = ${publicId} and (receipt_id is not null or added_by = ${accountId})`)
  return found ?? null
}

export const removePhotosBefore = (db: Queries, before: Date) =>
  db.query(sql`delete from delivery_photo where receipt_id is null and added_at < ${before}`)

export const photoNamesInUse = async (db: Queries, names: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ name: string }>(sql`
    select public_id as name from delivery_photo where public_id = any(${[...names]}::text[])`)
  return new Set(used.map(({ name }) => name))
}
