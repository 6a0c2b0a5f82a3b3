import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type NewPhoto = {
  publicId: string
  orderId: number
  mediaType: string
  size: number
  uploadedBy: number
  at: Date
}

/** Its sender's alone until something is asked with it. */
export const addPhoto = (tx: Queries, photo: NewPhoto) =>
  tx.query(sql`
    insert into return_photo (public_id, order_id, media_type, size, uploaded_by, uploaded_at)
    values (${photo.publicId}, ${photo.orderId}, ${photo.mediaType}, ${photo.size}, ${photo.uploadedBy}, ${photo.at})`)

export const countPhotos = async (tx: Queries, orderId: number): Promise<number> => {
  const [counted] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from return_photo where order_id = ${orderId}`,
  )
  return counted?.count ?? 0
}

/** Hands over photos that nothing was asked with yet, in their order. Gives how many there were. */
export const attachPhotos = async (
  tx: Queries,
  { returnId, orderId, photos }: { returnId: number; orderId: number; photos: readonly string[] },
): Promise<number> => {
  const attached = await tx.query(sql`
    update return_photo p set return_id = ${returnId}, position = sent.position
    from unnest(${[...photos]}::text[]) with ordinality as sent (public_id, position)
    where p.public_id = sent.public_id and p.order_id = ${orderId} and p.return_id is null returning p.id`)
  return attached.length
}

export type Photo = {
  mediaType: string
  returnId: string | null
  uploadedBy: number | null
  accountId: number
}

export const photoBy = async (db: Queries, publicId: string): Promise<Photo | null> => {
  const [found] = await db.query<Photo>(sql`
    select p.media_type as "mediaType", r.public_id as "returnId", p.uploaded_by as "uploadedBy",
      o.account_id as "accountId"
    from return_photo p join shop_order o on o.id = p.order_id left join return_request r on r.id = p.return_id
    where p.public_id = ${publicId}`)
  return found ?? null
}

export const removeUnusedPhotos = (db: Queries, before: Date) =>
  db.query(sql`delete from return_photo where return_id is null and uploaded_at < ${before}`)

/** Of these names, those that some return still has. */
export const photoNamesInUse = async (db: Queries, names: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ name: string }>(sql`
    select public_id as name from return_photo where public_id = any(${[...names]}::text[])`)
  return new Set(used.map(({ name }) => name))
}
