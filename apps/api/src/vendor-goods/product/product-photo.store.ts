import { createHash } from 'node:crypto'
import type { DrawnPhoto } from '../../catalogue/photo/draw-photo.ts'
import { sentPhotoMark } from '../../catalogue/photo/photo.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A photo of a product, fetched or not. */
export type ShownPhoto = {
  id: string
  alt: string
  state: 'waiting' | 'kept' | 'refused'
  problem: string | null
  name: string | null
  width: number | null
  height: number | null
  placeholder: string | null
}

export const photosOf = (db: Queries, productId: number): Promise<ShownPhoto[]> =>
  db.query<ShownPhoto>(sql`
    select encode(photo.source_digest, 'hex') as id, shown.alt, photo.state, photo.problem, photo.name, photo.width,
      photo.height, photo.placeholder
    from product_picture shown join photo on photo.id = shown.photo_id
    where shown.product_id = ${productId} order by shown.position`)

/** The same file sent again is the same photo. */
export const sourceOf = (vendorId: number, bytes: Buffer): string =>
  `${sentPhotoMark}${vendorId}/${createHash('sha256').update(bytes).digest('hex')}`

export const isPhotoKept = async (db: Queries, source: string): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from photo where source_digest = sha256(convert_to(${source}, 'UTF8')) and state = 'kept'`)
  return found.length > 0
}

type Kept = { source: string; name: string; drawn: Pick<DrawnPhoto, 'width' | 'height' | 'placeholder'> }

export const keepPhoto = (tx: Queries, { source, name, drawn }: Kept) =>
  tx.query(sql`
    insert into photo (source_url, source_digest, state, name, width, height, placeholder)
    values (${source}, sha256(convert_to(${source}, 'UTF8')), 'kept', ${name}, ${drawn.width}, ${drawn.height},
      ${drawn.placeholder})
    on conflict (source_digest) do nothing`)

/** After the others; one that is there already stays where it is. */
export const showPhoto = (
  tx: Queries,
  { productId, source, alt }: { productId: number; source: string; alt: string },
) =>
  tx.query(sql`
    insert into product_picture (product_id, position, photo_id, alt)
    select ${productId}::int, (select coalesce(max(position), -1) + 1 from product_picture where product_id = ${productId}),
      photo.id, ${alt}
    from photo where source_digest = sha256(convert_to(${source}, 'UTF8'))
      and not exists (select 1 from product_picture o where o.product_id = ${productId} and o.photo_id = photo.id)`)

/** In this order with these words; what is not among them is not shown any more. */
export const arrangePhotos = async (
  tx: Queries,
  productId: number,
  photos: readonly { id: string; alt: string }[],
) => {
  const shown = await tx.query<{ id: string; photoId: number }>(sql`
    select encode(photo.source_digest, 'hex') as id, photo.id as "photoId"
    from product_picture shown join photo on photo.id = shown.photo_id where shown.product_id = ${productId}`)
  const photoIds = new Map(shown.map(({ id, photoId }) => [id, photoId]))
  const arranged = [...new Map(photos.map((photo) => [photo.id, photo])).values()].flatMap(({ id, alt }) => {
    const photoId = photoIds.get(id)
    return photoId === undefined ? [] : [{ photoId, alt }]
  })
  await tx.query(sql`delete from product_picture where product_id = ${productId}`)
  const rows = arranged.map((photo, position) => ({ ...photo, position }))
  await tx.query(sql`
    insert into product_picture (product_id, position, photo_id, alt)
    select ${productId}::int, a.position, a."photoId", a.alt
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (position int, "photoId" int, alt text)`)
}

/** What is shown of a product has changed, as its vendor's own doing. */
export const touchProduct = (tx: Queries, productId: number, now: Date) =>
  tx.query(sql`update product set updated_at = ${now}::timestamptz where id = ${productId}`)
