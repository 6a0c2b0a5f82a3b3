import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Actor } from '../deed/actor.ts'
import type { Shipping } from '../money-parts.ts'

export type StatusChange = {
  itemId: number
  from: OrderStatus
  to: OrderStatus
  actor: Actor
  note: string
  at: Date
}

/** Writes the status and who set it. Gives the change's number, or null when the line is not at `from` any more. */
export const saveStatusChange = async (
  tx: Queries,
  { itemId, from, to, actor, note, at }: StatusChange,
): Promise<number | null> => {
  const [saved] = await tx.query<{ id: number }>(sql`
    with changed as (
      update order_item set status = ${to}, status_at = ${at}, version = version + 1
      where id = ${itemId} and status = ${from} returning id
    )
    insert into order_status_change (order_item_id, from_status, to_status, account_id, role, note, changed_at)
    select id, ${from}, ${to}, ${actor.accountId}::int, ${actor.role}, ${note}, ${at}::timestamptz from changed
    returning id`)
  return saved?.id ?? null
}

export const shippingOf = async (tx: Queries, subOrderId: number): Promise<Shipping> => {
  const [shipping] = await tx.query<Shipping>(sql`
    select shipping_cents as "shippingCents", shipping_tax_cents as "shippingTaxCents"
    from sub_order where id = ${subOrderId}`)
  if (!shipping) throw new Error(`The delivery ${subOrderId} is gone.`)
  return shipping
}

export type Step = { changeId: number; itemId: number; from: OrderStatus; to: OrderStatus }

/** All that was ever set on the lines of a delivery, oldest first; what the system began them with is no step. */
export const stepsOf = (db: Queries, subOrderId: number): Promise<Step[]> =>
  db.query<Step>(sql`
    select c.id as "changeId", i.id as "itemId", c.from_status as "from", c.to_status as "to"
    from order_status_change c join order_item i on i.id = c.order_item_id
    where i.sub_order_id = ${subOrderId} and c.from_status is not null order by c.id`)
