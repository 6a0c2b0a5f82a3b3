import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type OrderViewer, seenBy } from '../reading/item-profit.store.ts'

/** A delivery as those know it who sell and deliver it: nothing of its client, and nothing of its money. */
export type StaffDelivery = {
  id: number
  publicId: string
  orderPublicId: string
  orderNumber: string
  vendor: string
  companyName: string
}

const deliveriesWhere = (db: Queries, condition: Sql): Promise<StaffDelivery[]> =>
  db.query<StaffDelivery>(sql`
    select s.id, s.public_id as "publicId", o.public_id as "orderPublicId", o.number as "orderNumber",
      vendor.name as vendor, showroom.company_name as "companyName"
    from sub_order s join shop_order o on o.id = s.order_id join showroom on showroom.id = o.showroom_id
      join vendor on vendor.id = s.vendor_id
    where o.state = 'placed' and ${condition} order by s.id`)

/** One that the viewer works on. */
export const staffDelivery = async (
  db: Queries,
  publicId: string,
  viewer: OrderViewer,
): Promise<StaffDelivery | null> =>
  (await deliveriesWhere(db, sql`s.public_id = ${publicId} and ${seenBy(viewer)}`))[0] ?? null

export const staffDeliveryById = async (db: Queries, id: number): Promise<StaffDelivery | null> =>
  (await deliveriesWhere(db, sql`s.id = ${id}`))[0] ?? null

/** Whether somebody may look at them was asked before. */
export const staffDeliveriesByIds = (db: Queries, ids: readonly number[]): Promise<StaffDelivery[]> =>
  deliveriesWhere(db, sql`s.id = any(${[...ids]}::int[])`)

/** Those of an order that the viewer works on. */
export const staffDeliveriesOf = (
  db: Queries,
  orderPublicId: string,
  viewer: OrderViewer,
): Promise<StaffDelivery[]> => deliveriesWhere(db, sql`o.public_id = ${orderPublicId} and ${seenBy(viewer)}`)
