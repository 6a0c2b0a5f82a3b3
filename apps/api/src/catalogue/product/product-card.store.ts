import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { SalesUnit, StockStatus } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Hidden } from '../../showroom/showroom.ts'
import type { Photo } from '../photo/photo.ts'
import { photosColumn } from '../photo/photo.store.ts'
import { isShownIn } from './is-shown.store.ts'

/** What a client may know of a product, but for its price. */
export type CardRow = {
  id: number
  publicId: string
  familyId: number
  categoryId: number
  name: string
  brand: string
  variant: Record<string, string>
  unit: SalesUnit
  uom: string
  sizeLabel: string
  coverage: number | null
  length: number | null
  pieces: number | null
  msrpCents: number | null
  stockStatus: StockStatus
  stockQty: number
  restockOn: string | null
  appearance: Appearance | null
  placeholder: string
  photos: Photo[]
}

export const readCards = (db: Queries, ids: readonly number[]): Promise<CardRow[]> =>
  db.query<CardRow>(cardsWhere(sql`p.id = any(${ids}::int[])`))

/** Of the product `p`. The vendor's MSRP counts only with a date on it. */
export const cardColumns: Sql = sql`
    p.id, p.public_id as "publicId", p.family_id as "familyId", p.category_id as "categoryId",
    p.name, p.brand, p.variant, p.unit, p.uom, p.size_label as "sizeLabel", p.coverage,
    p.length, p.pieces,
    case when p.msrp_dated is not null then p.msrp_cents end as "msrpCents",
    p.stock_status as "stockStatus", greatest(p.stock_qty - p.reserved, 0) as "stockQty", p.restock_on as "restockOn",
    p.appearance, p.placeholder, ${photosColumn}`

export const cardsWhere = (condition: Sql): Sql => sql`
  select ${cardColumns} from product p where p.status = 'active' and ${condition}`

/** What swatches and variants are made of: every purchasable product of some families. */
export type SiblingRow = {
  id: number
  publicId: string
  familyId: number
  variant: Record<string, string>
  colorHex: string | null
  stockStatus: StockStatus
  stockQty: number
}

export const readSiblings = (db: Queries, familyIds: readonly number[]): Promise<SiblingRow[]> =>
  db.query<SiblingRow>(sql`
    select p.id, p.public_id as "publicId", p.family_id as "familyId", p.variant, p.color_hex as "colorHex",
      p.stock_status as "stockStatus", greatest(p.stock_qty - p.reserved, 0) as "stockQty"
    from product p
    where p.family_id = any(${familyIds}::int[]) and p.status = 'active'
    order by p.family_id, p.id`)

/** Ids of the products that the showroom sells, by their public ids. */
export const findSoldIds = (
  db: Queries,
  { hidden, publicIds }: { hidden: Hidden; publicIds: readonly string[] },
) =>
  db.query<{ id: number; publicId: string }>(sql`
    select p.id, p.public_id as "publicId" from product p
    where p.public_id = any(${publicIds}::text[]) and ${isShownIn(hidden)}`)
