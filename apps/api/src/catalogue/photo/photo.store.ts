import type { Db, Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { raiseVersion } from '../catalogue-version.store.ts'
import type { DrawnPhoto } from './draw-photo.ts'

/** The photos of the product `p`, in the vendor's order, as far as they are kept. */
export const photosColumn: Sql = sql`
  coalesce((select json_agg(json_build_object('name', photo.name, 'width', photo.width, 'height', photo.height,
      'alt', shown.alt, 'placeholder', photo.placeholder) order by shown.position)
    from product_picture shown join photo on photo.id = shown.photo_id
    where shown.product_id = p.id and photo.state = 'kept'), '[]'::json) as photos`

export type SentPicture = { sku: string; position: number; url: string; alt: string }

/** What the source of a photo begins with that its vendor has sent to us, and no feed names. */
export const sentPhotoMark = 'sent:'

/** What a vendor's feed shows of these SKUs takes the place of what one has shown before, behind photos that were sent. */
export const savePictures = async (
  tx: Queries,
  vendorId: number,
  { skus, pictures, now }: { skus: readonly string[]; pictures: readonly SentPicture[]; now: Date },
) => {
  await tx.query(sql`
    delete from product_picture using product p, photo
    where p.id = product_picture.product_id and p.vendor_id = ${vendorId} and p.sku = any(${[...skus]}::text[])
      and photo.id = product_picture.photo_id and not starts_with(photo.source_url, ${sentPhotoMark})`)
  if (pictures.length === 0) return
  const sent = sql`jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as s (sku text, position int, url text, alt text)`
  // Due by the application's clock, which the database's may be ahead of.
  await tx.query(sql`
    insert into photo (source_url, source_digest, next_try_at)
    select distinct s.url, sha256(convert_to(s.url, 'UTF8')), ${now}::timestamptz from ${sent}
    on conflict (source_digest) do nothing`)
  await tx.query(sql`
    insert into product_picture (product_id, position, photo_id, alt)
    select p.id, s.position + (select coalesce(max(sent.position), -1) + 1 from product_picture sent where sent.product_id = p.id),
      photo.id, s.alt
    from ${sent} join product p on p.vendor_id = ${vendorId}::int and p.sku = s.sku
      join photo on photo.source_digest = sha256(convert_to(s.url, 'UTF8'))`)
}

export type DuePhoto = { id: number; url: string; attempts: number }

/** Takes photos that are due; `nextTryAt` keeps them from everybody else meanwhile. */
export const takeDuePhotos = (
  db: Queries,
  { now, nextTryAt, most }: { now: Date; nextTryAt: Date; most: number },
): Promise<DuePhoto[]> =>
  db.query<DuePhoto>(sql`
    update photo set tries = tries + 1, next_try_at = ${nextTryAt}
    where id in (
      select id from photo where state = 'waiting' and next_try_at <= ${now}
      order by next_try_at, id limit ${most} for update skip locked)
    returning id, source_url as url, tries as attempts`)

export type FetchedPhoto = { id: number } & (
  | { state: 'kept'; drawn: DrawnPhoto & { name: string } }
  | { state: 'refused'; problem: string }
  | { state: 'waiting'; problem: string; nextTryAt: Date }
)

/** What became of photos, and that the catalogue shows others since. */
export const saveFetched = (db: Db, photos: readonly FetchedPhoto[]) =>
  db.transaction(async (tx) => {
    for (const photo of photos) await saveOne(tx, photo)
    if (photos.some(({ state }) => state === 'kept')) await raiseVersion(tx)
  })

const saveOne = (tx: Queries, photo: FetchedPhoto) => {
  if (photo.state === 'kept') {
    const { name, width, height, placeholder } = photo.drawn
    return tx.query(sql`
      update photo set state = 'kept', problem = null, name = ${name}, width = ${width}, height = ${height},
        placeholder = ${placeholder}
      where id = ${photo.id} and state = 'waiting'`)
  }
  const nextTryAt = photo.state === 'waiting' ? photo.nextTryAt : null
  return tx.query(sql`
    update photo set state = ${photo.state}, problem = ${photo.problem},
      next_try_at = coalesce(${nextTryAt}, next_try_at)
    where id = ${photo.id} and state = 'waiting'`)
}

/** Photos that no product shows any more. */
export const deleteUnshownPhotos = (db: Queries) =>
  db.query(sql`
    delete from photo where not exists (select 1 from product_picture where product_picture.photo_id = photo.id)`)

/** Of file names, those that belong to a photo. */
export const photoFilesInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const found = await db.query<{ file: string }>(sql`
    select file from unnest(${[...files]}::text[]) file
    where exists (select 1 from photo where photo.name = split_part(file, '-', 1))`)
  return new Set(found.map(({ file }) => file))
}
