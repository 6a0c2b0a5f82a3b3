import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Party } from '../party.store.ts'

/** A charged line whose money is pending, for one of those who earn by it. */
export type PendingRow = Party & {
  orderItemId: number
  orderId: number
  status: OrderStatus
  orderedAt: Date
  deliveredAt: Date | null
  returnEndedAt: Date | null
  amountCents: number
}

const pendingWhere = (db: Queries, condition: Sql): Promise<PendingRow[]> =>
  db.query<PendingRow>(sql`
    select p.account, p.party_id as "partyId", p.order_item_id as "orderItemId", o.id as "orderId", i.status,
      o.placed_at as "orderedAt", p.cents as "amountCents", passed.delivered_at as "deliveredAt",
      passed.return_ended_at as "returnEndedAt"
    from (
      select e.account, e.party_id, e.order_item_id, (-sum(e.amount_cents))::bigint as cents
      from ledger_entry e
      where e.account in ('vendor', 'contractor') and e.order_item_id is not null and ${condition} and not exists (
        select 1 from balance_release r
        where r.account = e.account and r.party_id = e.party_id and r.order_item_id = e.order_item_id)
      group by 1, 2, 3
    ) p
      join order_item i on i.id = p.order_item_id join sub_order s on s.id = i.sub_order_id
      join shop_order o on o.id = s.order_id
      cross join lateral (
        -- A return that was rejected sets the line to delivered once more: its goods came before.
        select max(c.changed_at) filter (where c.to_status = 'delivered' and c.from_status <> 'return_request')
            as delivered_at,
          max(c.changed_at) filter (where c.from_status = 'return_request') as return_ended_at
        from order_status_change c where c.order_item_id = i.id
      ) passed
    where o.placed_at is not null order by p.order_item_id, p.account`)

export const pendingLinesOf = (db: Queries, { account, partyId }: Party): Promise<PendingRow[]> =>
  pendingWhere(db, sql`e.account = ${account} and e.party_id = ${partyId}`)

export const pendingLinesOfOrder = (db: Queries, orderId: number): Promise<PendingRow[]> =>
  pendingWhere(
    db,
    sql`e.order_item_id in (
      select i.id from order_item i join sub_order s on s.id = i.sub_order_id where s.order_id = ${orderId})`,
  )

export const pendingLines = (db: Queries, orderItemIds: readonly number[]): Promise<PendingRow[]> =>
  pendingWhere(db, sql`e.order_item_id = any(${[...orderItemIds]}::int[])`)

/** Orders placed before this moment with something pending that may be released. */
export const ordersToRelease = async (db: Queries, placedBefore: Date): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select o.id from shop_order o
    where o.state = 'placed' and o.placed_at < ${placedBefore} and exists (
      select 1 from sub_order s join order_item i on i.sub_order_id = s.id
        join ledger_entry e on e.order_item_id = i.id and e.account in ('vendor', 'contractor')
      where s.order_id = o.id and i.status in ('delivered', 'returned') and not exists (
        select 1 from balance_release r
        where r.account = e.account and r.party_id = e.party_id and r.order_item_id = e.order_item_id))
    order by o.id`)
  return rows.map(({ id }) => id)
}
