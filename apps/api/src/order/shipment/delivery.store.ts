import type { DeliveryService, DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ReservedLot } from '../placing/new-order.ts'
import { type OrderViewer, seenBy } from '../reading/item-profit.store.ts'

/** A delivery on its way, without any price. */
export type TravellingDelivery = {
  id: number
  publicId: string
  orderId: number
  orderPublicId: string
  orderNumber: string
  /** Whose order it is. */
  accountId: number
  showroomId: number
  vendorId: number
  vendor: string
  service: DeliveryService
  deliverFrom: string
  deliverTo: string
  window: DeliveryWindow | null
  windowChanges: number
}

/** The order's client, or somebody who works on it. */
export type DeliveryViewer = { role: 'Client'; accountId: number } | OrderViewer

const mayBeSeenBy = (viewer: DeliveryViewer): Sql =>
  viewer.role === 'Client' ? sql`o.account_id = ${viewer.accountId}` : seenBy(viewer)

const deliveriesWhere = (db: Queries, condition: Sql): Promise<TravellingDelivery[]> =>
  db.query<TravellingDelivery>(sql`
    select s.id, s.public_id as "publicId", o.id as "orderId", o.public_id as "orderPublicId",
      o.number as "orderNumber", o.account_id as "accountId", o.showroom_id as "showroomId",
      s.vendor_id as "vendorId", vendor.name as vendor, s.service, s.deliver_from as "deliverFrom",
      s.deliver_to as "deliverTo", s.delivery_window as "window", s.window_changes as "windowChanges"
    from sub_order s join shop_order o on o.id = s.order_id join showroom on showroom.id = o.showroom_id
      join vendor on vendor.id = s.vendor_id
    where o.state = 'placed' and ${condition} order by s.id`)

export const deliveriesOfOrder = (
  db: Queries,
  orderPublicId: string,
  viewer: DeliveryViewer,
): Promise<TravellingDelivery[]> =>
  deliveriesWhere(db, sql`o.public_id = ${orderPublicId} and ${mayBeSeenBy(viewer)}`)

export const deliveryNamed = async (
  db: Queries,
  publicId: string,
  viewer: DeliveryViewer,
): Promise<TravellingDelivery | null> =>
  (await deliveriesWhere(db, sql`s.public_id = ${publicId} and ${mayBeSeenBy(viewer)}`))[0] ?? null

export const deliveryById = async (
  db: Queries,
  id: number,
  viewer: DeliveryViewer,
): Promise<TravellingDelivery | null> =>
  (await deliveriesWhere(db, sql`s.id = ${id} and ${mayBeSeenBy(viewer)}`))[0] ?? null

export type TravellingLine = {
  id: number
  publicId: string
  subOrderId: number
  productName: string
  uom: string
  lots: ReservedLot[]
  qty: number
  packedQty: number
  shippedQty: number
  status: OrderStatus
}

export const travellingLines = (db: Queries, subOrderIds: readonly number[]): Promise<TravellingLine[]> =>
  db.query<TravellingLine>(sql`
    select i.id, i.public_id as "publicId", i.sub_order_id as "subOrderId", i.product_name as "productName", i.uom,
      i.lots, i.qty, coalesce((
        select sum(l.units) from shipment_line l where l.order_item_id = i.id), 0)::int as "packedQty",
      i.shipped_qty as "shippedQty", i.status
    from order_item i where i.sub_order_id = any(${[...subOrderIds]}::int[]) order by i.id`)

export type StepReached = { subOrderId: number; status: OrderStatus; at: Date }

/** When a line of each delivery first stood at each status. */
export const stepsReached = (db: Queries, subOrderIds: readonly number[]): Promise<StepReached[]> =>
  db.query<StepReached>(sql`
    select i.sub_order_id as "subOrderId", c.to_status as status, min(c.changed_at) as at
    from order_status_change c join order_item i on i.id = c.order_item_id
    where i.sub_order_id = any(${[...subOrderIds]}::int[]) group by 1, 2 order by 3, min(c.id)`)

/** One that was chosen before counts as a change. */
export const saveWindow = (tx: Queries, id: number, window: DeliveryWindow) =>
  tx.query(sql`
    update sub_order set delivery_window = ${window},
      window_changes = window_changes + case when delivery_window is null then 0 else 1 end
    where id = ${id} and delivery_window is distinct from ${window}`)
