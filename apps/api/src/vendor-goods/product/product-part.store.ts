import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { PartKind, ProductStatus } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { photosColumn } from '../../catalogue/photo/photo.store.ts'
import type { Photo } from '../../catalogue/photo/photo.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type TiedPart = {
  publicId: string
  name: string
  sku: string
  status: ProductStatus
  kind: PartKind
  appearance: Appearance | null
  placeholder: string
  photos: Photo[]
}

type Of = { id: number; vendorId: number }

/** The vendor's own goods that go with a product, needed ones first. One that is both is needed. */
export const partsOf = (db: Queries, { id, vendorId }: Of): Promise<TiedPart[]> =>
  db.query<TiedPart>(sql`
    select p.public_id as "publicId", p.name, p.sku, p.status, tied.kind, p.appearance, p.placeholder, ${photosColumn}
    from (select related_id, max(kind) as kind, min(position) as position
        from product_relation where product_id = ${id} group by related_id) tied
      join product p on p.id = tied.related_id
    where p.vendor_id = ${vendorId} order by tied.kind desc, tied.position, p.id`)

export type OwnPart = { id: number; publicId: string; name: string; status: ProductStatus; isTied: boolean }

/** Of these products those that the vendor has; whether they go with the product already. */
export const ownParts = (
  tx: Queries,
  { id, vendorId }: Of,
  publicIds: readonly string[],
): Promise<OwnPart[]> =>
  tx.query<OwnPart>(sql`
    select p.id, p.public_id as "publicId", p.name, p.status,
      exists (select 1 from product_relation r where r.product_id = ${id} and r.related_id = p.id) as "isTied"
    from product p where p.vendor_id = ${vendorId} and p.public_id = any(${[...publicIds]}::text[])`)

/** Which of these goods need the product themselves, by however many steps. */
export const partsThatNeed = async (
  tx: Queries,
  id: number,
  partIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const found = await tx.query<{ id: number }>(sql`
    with recursive needed (part, id) as (
      select part, part from unnest(${[...partIds]}::int[]) part
      union
      select needed.part, r.related_id from needed
        join product_relation r on r.product_id = needed.id and r.kind = 'required'
    )
    select distinct part as id from needed where id = ${id}`)
  return new Set(found.map((row) => row.id))
}

/** Ties to goods of other vendors were not made by this one: they stay, behind the vendor's own. */
export const saveParts = async (
  tx: Queries,
  { id, vendorId }: Of,
  parts: readonly { id: number; kind: PartKind }[],
) => {
  await tx.query(sql`
    delete from product_relation r using product part
    where r.product_id = ${id} and part.id = r.related_id and part.vendor_id = ${vendorId}`)
  await tx.query(sql`
    update product_relation set position = position + ${parts.length}::int
    where product_id = ${id} and position < ${parts.length}::int`)
  if (parts.length === 0) return
  const rows = parts.map((part, position) => ({ ...part, position }))
  await tx.query(sql`
    insert into product_relation (product_id, related_id, kind, position)
    select ${id}::int, part.id, part.kind, part.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part (id int, kind text, position int)`)
}

/** Whoever looks at the product elsewhere looks at an older one from then on. */
export const raiseRevision = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`
    update product set revision = revision + 1, updated_at = ${now}::timestamptz where id = ${id}`)
