import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql, textsIn } from '../../platform/db/sql.ts'
import {
  type ListPricing,
  listPricing,
  priceFactsColumn,
} from '../../pricing/price-list/list-pricing.store.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { photosColumn } from '../photo/photo.store.ts'
import { isShownIn } from './is-shown.store.ts'
import { pricedBy, type Purchasable, type Unpriced } from './purchasable.ts'

/** The columns of `Unpriced`, for a statement that names the product `p` and joins `purchasableJoins`. */
export const unpricedColumns = (showroom: ShowroomContext): Sql => sql`
  p.id as "productId", p.public_id as "publicId", p.name, p.brand, p.sku,
  v.public_id as "vendorPublicId", v.name as vendor, v.state as "vendorState", p.unit, p.uom, p.size_label as "sizeLabel",
  ${priceFactsColumn} as "priceFacts", p.coverage,
  p.min_qty as "minQty", p.step_qty as "stepQty", p.stock_status as "stockStatus",
  coalesce((select sum(l.on_hand - l.reserved) from lot l where l.product_id = p.id),
    greatest(p.stock_qty - p.reserved, 0))::int
    as "stockQty",
  p.restock_on as "restockOn", p.lead_days_min as "leadDaysMin", p.lead_days_max as "leadDaysMax",
  v.cut_off_hour as "cutOffHour", c.ship_class as "shipClass",
  ${isShownIn(showroom)} as "isShown",
  case when p.status = 'hidden' then p.paused_until::text end as "pausedUntil",
  (select s.public_id from product s where s.id = p.substitute_id and ${isShownIn(showroom, 's')}) as "substituteId",
  coalesce((select json_agg(json_build_object('code', l.code, 'available', l.on_hand - l.reserved)
      order by l.received_on, l.id) from lot l where l.product_id = p.id), '[]'::json) as lots,
  coalesce((select json_agg(json_build_object('id', part.public_id, 'name', part.name)
      order by r.position, r.related_id)
    from product_relation r join product part on part.id = r.related_id
    where r.product_id = p.id and r.kind = 'required' and part.stock_status <> 'discontinued'
      and ${isShownIn(showroom, 'part')}),
    '[]'::json) as "requiredParts",
  p.appearance, p.placeholder, ${photosColumn}`

export const purchasableJoins: Sql = sql`
  join vendor v on v.id = p.vendor_id
  join category c on c.id = p.root_category_id`

type Read = { pricing: ListPricing; products: Unpriced[] }

/** Products and what prices them, in one statement: of one instant, within a transaction as without. */
const purchasablesWhere = async (
  db: Queries,
  showroom: ShowroomContext,
  condition: Sql,
): Promise<Purchasable[]> => {
  const [read] = await db.query<Read>(sql`
    select ${listPricing(showroom.priceListId)} as pricing, coalesce((select json_agg(found) from (
      select ${unpricedColumns(showroom)} from product p ${purchasableJoins} where ${condition}
    ) found), '[]'::json) as products`)
  return read ? read.products.map(pricedBy(read.pricing)) : []
}

export const purchasableProducts = (
  db: Queries,
  showroom: ShowroomContext,
  publicIds: readonly string[],
): Promise<Purchasable[]> => purchasablesWhere(db, showroom, sql`p.public_id = any (${textsIn(publicIds)})`)

/** By what vendors call them, in any case; two vendors may use the same. */
export const purchasableBySku = (
  db: Queries,
  showroom: ShowroomContext,
  skus: readonly string[],
): Promise<Purchasable[]> =>
  purchasablesWhere(db, showroom, sql`upper(p.sku) = any(${skus.map((sku) => sku.toUpperCase())}::text[])`)

/** One that is sold there, of a category: for what is shown to look around with. */
export const somePurchasableIn = async (
  db: Queries,
  showroom: ShowroomContext,
  category: string,
): Promise<Purchasable | null> => {
  const [found] = await purchasablesWhere(
    db,
    showroom,
    sql`p.id = (select sold.id from product sold
      join category leaf on leaf.id = sold.category_id join category root on root.id = sold.root_category_id
      where ${category} in (leaf.slug_url, root.slug_url) and ${isShownIn(showroom, 'sold')}
        and sold.stock_status = 'in_stock'
      order by sold.id limit 1)`,
  )
  return found ?? null
}
