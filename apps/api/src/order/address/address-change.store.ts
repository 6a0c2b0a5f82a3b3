import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ShipTo } from '../placing/new-order.ts'
import type { SumsElsewhere } from './order-elsewhere.ts'

/** An address at other sums that its client accepted, and what a bank is asked for. */
export type AddressChange = {
  id: number
  orderId: number
  shipTo: ShipTo
  taxBps: number
  payBy: Date
  lines: { itemId: number; taxBefore: number; taxAfter: number }[]
  deliveries: { subOrderId: number; moreCents: number }[]
}

export const moreCentsOf = ({ deliveries }: AddressChange): number =>
  deliveries.reduce((sum, { moreCents }) => sum + moreCents, 0)

type NewChange = { orderId: number; shipTo: ShipTo; sums: SumsElsewhere; askedAt: Date; payBy: Date }

/** Gives its number. */
export const addAddressChange = async (tx: Queries, change: NewChange): Promise<number> => {
  const { orderId, shipTo, sums, askedAt, payBy } = change
  const [added] = await tx.query<{ id: number }>(sql`
    insert into order_address_change (order_id, state, ship_to, tax_bps, asked_at, pay_by)
    values (${orderId}, 'asking', ${JSON.stringify(shipTo)}::jsonb, ${sums.taxBps}, ${askedAt}, ${payBy}) returning id`)
  if (!added) throw new Error('The change of an address was not saved.')
  for (const { itemId, tax } of sums.lines)
    await tx.query(sql`
      insert into order_address_line (change_id, order_item_id, tax_before, tax_after)
      values (${added.id}, ${itemId}, ${tax.before}, ${tax.after})`)
  for (const { subOrderId, shipping, shippingTax, moreCents } of sums.deliveries)
    await tx.query(sql`
      insert into order_address_delivery (change_id, sub_order_id, shipping_before, shipping_after,
        shipping_tax_before, shipping_tax_after, more_cents)
      values (${added.id}, ${subOrderId}, ${shipping.before}, ${shipping.after}, ${shippingTax.before},
        ${shippingTax.after}, ${moreCents})`)
  return added.id
}

const changesWhere = (db: Queries, condition: Sql): Promise<AddressChange[]> =>
  db.query<AddressChange>(sql`
    select c.id, c.order_id as "orderId", c.ship_to as "shipTo", c.tax_bps as "taxBps", c.pay_by as "payBy", (
      select json_agg(json_build_object('itemId', l.order_item_id, 'taxBefore', l.tax_before, 'taxAfter', l.tax_after)
        order by l.order_item_id) from order_address_line l where l.change_id = c.id) as lines, (
      select json_agg(json_build_object('subOrderId', d.sub_order_id, 'moreCents', d.more_cents)
        order by d.sub_order_id) from order_address_delivery d where d.change_id = c.id) as deliveries
    from order_address_change c where c.state = 'asking' and ${condition}`)

export const openAddressChange = async (db: Queries, orderId: number): Promise<AddressChange | null> =>
  (await changesWhere(db, sql`c.order_id = ${orderId}`))[0] ?? null

export const addressChangesOver = (db: Queries, now: Date, most: number): Promise<AddressChange[]> =>
  changesWhere(db, sql`c.pay_by < ${now} order by c.pay_by limit ${most}`)

export const saveAddressEnded = (
  tx: Queries,
  id: number,
  { state, at }: { state: 'moved' | 'kept'; at: Date },
) =>
  tx.query(sql`
    update order_address_change set state = ${state}, ended_at = ${at}, ship_to = null
    where id = ${id} and state = 'asking'`)

/** Whether the last other address of an order was not taken: a bank may hold more for it yet. */
export const wasAddressKept = async (db: Queries, orderId: number): Promise<boolean> => {
  const [last] = await db.query<{ state: string }>(sql`
    select state from order_address_change where order_id = ${orderId} order by id desc limit 1`)
  return last?.state === 'kept'
}
