import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Units = { productId: number; inCart: number; ordered: number; delivered: number }

/**
 * How many units of each product are in carts of a project, were ordered for it and have arrived. What goes back has
 * arrived too: it is not bought again by itself.
 */
export const unitsBought = (db: Queries, projectId: number): Promise<Units[]> =>
  db.query<Units>(sql`
    select product_id as "productId", sum(in_cart)::int as "inCart", sum(ordered)::int as ordered,
      sum(delivered)::int as delivered
    from (
      select l.product_id, l.qty as in_cart, 0 as ordered, 0 as delivered
      from cart c join cart_line l on l.cart_id = c.id where c.project_id = ${projectId}
      union all
      select i.product_id, 0, i.qty, case when i.status in ('delivered', 'return_request', 'returned') then i.qty else 0 end
      from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
      where i.project_id = ${projectId} and o.state = 'placed'
        and i.status not in ('cancle', 'decline')) as units
    group by product_id`)

/** The project that a cart is for, where it is another one and the cart holds what that one has approved. */
export const otherProjectInCart = async (
  tx: Queries,
  { cartId, projectId }: { cartId: number; projectId: number },
): Promise<{ name: string } | null> => {
  const [other] = await tx.query<{ name: string }>(sql`
    select p.name from cart c join project p on p.id = c.project_id
    where c.id = ${cartId} and c.project_id <> ${projectId} and exists (
      select 1 from selection s join selection_option o on o.id = s.option_id
        join cart_line l on l.product_id = o.product_id
      where s.project_id = c.project_id and s.approval_id is not null and l.cart_id = c.id)`)
  return other ?? null
}
