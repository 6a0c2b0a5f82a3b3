import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { photosColumn } from '../../catalogue/photo/photo.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ItemFacts } from './order-facts.ts'

/** An ordered line as everybody in its project may know it: what it is and when it comes, and nothing of its money. */
export type ItemInProject = Pick<
  ItemFacts,
  | 'publicId'
  | 'productPublicId'
  | 'productName'
  | 'brand'
  | 'qty'
  | 'uom'
  | 'appearance'
  | 'placeholder'
  | 'photos'
> & { orderNumber: string; status: OrderStatus; deliverFrom: string; deliverTo: string }

type Sought = {
  projectId: number
  /** Of these alone; null: of all. */
  named: readonly string[] | null
  /** In the names of product, brand and order. */
  text: string
  most: number
}

/** What was ordered for a project, the newest first. */
export const itemsInProject = (
  db: Queries,
  { projectId, named, text, most }: Sought,
): Promise<ItemInProject[]> =>
  db.query<ItemInProject>(sql`
    select i.public_id as "publicId", p.public_id as "productPublicId", i.product_name as "productName", i.brand, i.qty,
      i.uom, i.appearance, i.placeholder, ${photosColumn}, o.number as "orderNumber", i.status,
      s.deliver_from as "deliverFrom", s.deliver_to as "deliverTo"
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
      join product p on p.id = i.product_id
    where i.project_id = ${projectId} and o.state = 'placed'
      and (${named === null} or i.public_id = any(${[...(named ?? [])]}::text[]))
      and strpos(lower(i.product_name || ' ' || i.brand || ' ' || o.number), ${text.toLowerCase()}) > 0
    order by i.id desc limit ${most}`)

/** Which project an order was placed for, and by whom. */
export const orderInProject = async (
  db: Queries,
  orderId: number,
): Promise<{ projectId: number; accountId: number; number: string } | null> => {
  const [found] = await db.query<{ projectId: number; accountId: number; number: string }>(sql`
    select i.project_id as "projectId", o.account_id as "accountId", o.number
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
    where o.id = ${orderId} and i.project_id is not null limit 1`)
  return found ?? null
}

/** Which project a line was ordered for. */
export const projectOfItem = async (
  db: Queries,
  itemId: number,
): Promise<{ projectId: number; publicId: string; productName: string } | null> => {
  const [found] = await db.query<{ projectId: number; publicId: string; productName: string }>(sql`
    select project_id as "projectId", public_id as "publicId", product_name as "productName"
    from order_item where id = ${itemId} and project_id is not null`)
  return found ?? null
}
