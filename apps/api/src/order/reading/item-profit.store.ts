import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** A line with what it was sold for, which no client may see. */
export type SoldItem = {
  id: number
  publicId: string
  orderId: number
  subOrderId: number
  vendorId: number
  productId: number
  showroomId: number
  showroomRef: string
  productName: string
  qty: number
  /** So many of them have left the warehouse, and were charged. */
  shippedQty: number
  /** How many of them were given back. */
  returnedQty: number
  finalPriceCents: number
  unitFeeCents: number
  unitMarkupCents: number
  discountCents: number
  taxCents: number
  status: OrderStatus
  statusAt: Date
  placedAt: Date
  /** A new price for it waits for the client, or for their bank. */
  isPriceOpen: boolean
  /** A return or a claim of it is open. */
  isReturnOpen: boolean
  /** Why its client asks for it to be cancelled, where they do. */
  cancelReason: string | null
}

/** Whose lines somebody may see; an Admin sees all of them. */
export type OrderViewer =
  | { role: 'Vendor'; vendorId: number; placedBefore: Date }
  | { role: 'Contractor'; showroomRef: string }
  | { role: 'Admin' }

/** For queries that call the delivery `s` and the order `o`. */
export const seenBy = (viewer: OrderViewer): Sql => {
  switch (viewer.role) {
    case 'Vendor':
      return sql`s.vendor_id = ${viewer.vendorId} and o.placed_at < ${viewer.placedBefore}`
    case 'Contractor':
      return sql`showroom.user_id = ${viewer.showroomRef}`
    case 'Admin':
      return sql`true`
  }
}

const soldWhere = (db: Queries, condition: Sql): Promise<SoldItem[]> =>
  db.query<SoldItem>(sql`
    select i.id, i.public_id as "publicId", o.id as "orderId", s.id as "subOrderId", s.vendor_id as "vendorId",
      i.product_id as "productId",
      o.showroom_id as "showroomId", showroom.user_id as "showroomRef", i.product_name as "productName", i.qty,
      i.shipped_qty as "shippedQty",
      i.returned_qty as "returnedQty",
      i.final_price_cents as "finalPriceCents", i.unit_fee_cents as "unitFeeCents",
      i.unit_markup_cents as "unitMarkupCents", i.discount_cents as "discountCents", i.tax_cents as "taxCents",
      i.status, i.status_at as "statusAt", o.placed_at as "placedAt", exists (
        select 1 from order_price_change c where c.order_item_id = i.id and c.state in ('proposed', 'paying')
      ) as "isPriceOpen", exists (
        select 1 from return_line l join return_request r on r.id = l.return_id
        where l.order_item_id = i.id and r.state in ('asked', 'approved', 'sent', 'received')
      ) as "isReturnOpen", (
        select r.reason from order_cancel_request r where r.order_item_id = i.id and r.state = 'asked'
      ) as "cancelReason"
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
      join showroom on showroom.id = o.showroom_id
    where o.state = 'placed' and ${condition} order by i.id`)

export const soldItemsOf = (db: Queries, orderPublicId: string, viewer: OrderViewer): Promise<SoldItem[]> =>
  soldWhere(db, sql`o.public_id = ${orderPublicId} and ${seenBy(viewer)}`)

/** A Pro's and an Admin's may have no line; a vendor sees an order by their lines alone. */
export const isOrderSeenBy = async (
  db: Queries,
  orderPublicId: string,
  viewer: OrderViewer,
): Promise<boolean> => {
  if (viewer.role === 'Vendor') return false
  const found = await db.query(sql`
    select 1 from shop_order o join showroom on showroom.id = o.showroom_id
    where o.state = 'placed' and o.public_id = ${orderPublicId} and ${seenBy(viewer)}`)
  return found.length > 0
}

export const soldItem = async (
  db: Queries,
  publicId: string,
  viewer: OrderViewer,
): Promise<SoldItem | null> =>
  (await soldWhere(db, sql`i.public_id = ${publicId} and ${seenBy(viewer)}`))[0] ?? null

export const soldItemsOfSubOrder = (db: Queries, subOrderId: number): Promise<SoldItem[]> =>
  soldWhere(db, sql`s.id = ${subOrderId}`)

export const soldItemsOfOrder = (db: Queries, orderId: number): Promise<SoldItem[]> =>
  soldWhere(db, sql`o.id = ${orderId}`)

export const everySoldItem = (db: Queries): Promise<SoldItem[]> => soldWhere(db, sql`true`)

export const soldItemsOfOrders = (
  db: Queries,
  orderIds: readonly number[],
  viewer: OrderViewer,
): Promise<SoldItem[]> => soldWhere(db, sql`o.id = any(${[...orderIds]}::int[]) and ${seenBy(viewer)}`)

export const soldItemsByIds = (
  db: Queries,
  ids: readonly number[],
  viewer: OrderViewer,
): Promise<SoldItem[]> => soldWhere(db, sql`i.id = any(${[...ids]}::int[]) and ${seenBy(viewer)}`)
