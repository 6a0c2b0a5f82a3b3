import type { Queries } from '../../platform/db/db.ts'
import { isWithdrawn } from '../../payment/disputes/withdrawn-refund.store.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Lines of which other units were given back than their returns say, and deliveries whose refunds of shipping, less
 * the fees that were kept, are other than theirs. Nothing but returns gives shipping back.
 */
export const returnsBookedOtherwise = (db: Queries): Promise<{ number: string; name: string }[]> =>
  db.query(sql`
    with units as (
      select l.order_item_id, sum(coalesce(l.accepted_qty, l.qty))::int as qty
      from return_line l join return_request r on r.id = l.return_id where r.state = 'refunded' group by 1
    ), said as (
      select sub_order_id, sum(shipping_cents + shipping_tax_cents - fee_cents) as cents
      from return_request where state = 'refunded' group by 1
    ), booked as (
      select sub_order_id, sum(cents) as cents from (
        select m.sub_order_id, e.amount_cents as cents
        from ledger_movement m join ledger_entry e on e.movement_id = m.id
        where m.kind = 'refund' and m.sub_order_id is not null and e.order_item_id is null and e.account <> 'cash'
        union all
        -- What a bank gave back instead of us.
        select h.sub_order_id, part."amountCents"
        from payment_operation p join payment_hold h on h.id = p.hold_id, jsonb_to_recordset(p.parts)
          as part ("orderItemId" int, "amountCents" bigint)
        where h.sub_order_id is not null and part."orderItemId" is null and ${isWithdrawn}) each
      group by 1
    )
    select o.number, i.product_name as name
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
      left join units on units.order_item_id = i.id
    where i.returned_qty <> coalesce(units.qty, 0)
    union all
    select o.number, 'the delivery' as name
    from sub_order s join shop_order o on o.id = s.order_id
      left join said on said.sub_order_id = s.id left join booked on booked.sub_order_id = s.id
    where coalesce(said.cents, 0) <> coalesce(booked.cents, 0)
    order by 1, 2`)
