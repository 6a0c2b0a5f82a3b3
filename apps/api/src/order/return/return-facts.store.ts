import type { SalesUnit } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Of a line, what decides whether and for how much it may come back: as it was ordered. */
export type ReturnFacts = {
  itemId: number
  subOrderId: number
  deliveryId: string
  vendor: string
  unit: SalesUnit
  uom: string
  stockStatus: string
  /** Hundredths of a pound of one unit; null: nobody has weighed it. */
  weight: number | null
  qty: number
  /** Units in returns and claims that are open. */
  askedQty: number
  /** Whether all of it was given back by a click, which no return of its own has written down. */
  isGivenBack: boolean
}

export const returnFactsOf = (db: Queries, orderId: number): Promise<ReturnFacts[]> =>
  db.query<ReturnFacts>(sql`
    select i.id as "itemId", s.id as "subOrderId", s.public_id as "deliveryId", vendor.name as vendor, i.unit, i.uom,
      i.stock_status as "stockStatus", i.unit_weight as weight, i.qty, coalesce((
        select sum(l.qty) from return_line l join return_request r on r.id = l.return_id
        where l.order_item_id = i.id and r.state in ('asked', 'approved', 'sent', 'received')), 0)::int as "askedQty",
      i.returned_qty < i.qty and exists (select 1 from order_status_change c
        where c.order_item_id = i.id and c.to_status = 'returned') as "isGivenBack"
    from order_item i join sub_order s on s.id = i.sub_order_id join vendor on vendor.id = s.vendor_id
    where s.order_id = ${orderId} and i.status not in ('cancle', 'decline') order by i.id`)

/** The weight of what was given back of a delivery with its share of the shipping. */
export const weightGivenBackFree = async (db: Queries, subOrderId: number): Promise<number> => {
  const [found] = await db.query<{ weight: number }>(sql`
    select coalesce(sum(coalesce(l.accepted_qty, l.qty) * l.unit_weight), 0)::int as weight
    from return_line l join return_request r on r.id = l.return_id
    where r.sub_order_id = ${subOrderId} and r.state = 'refunded' and r.is_free`)
  return found?.weight ?? 0
}

/** Of these lines, those with a return or a claim that is open: what was earned by them waits. */
export const openReturnsOf = async (tx: Queries, orderItemIds: readonly number[]): Promise<Set<number>> => {
  const open = await tx.query<{ id: number }>(sql`
    select distinct l.order_item_id as id from return_line l join return_request r on r.id = l.return_id
    where l.order_item_id = any(${[...orderItemIds]}::int[])
      and r.state in ('asked', 'approved', 'sent', 'received')`)
  return new Set(open.map(({ id }) => id))
}
