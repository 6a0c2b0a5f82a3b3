import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type OrderedItem = { product: string; qty: number }

/** A product that is ordered, and how many units of it. */
export const orderedItem = async (db: Queries, itemId: string): Promise<OrderedItem> => {
  const [found] = await db.query<OrderedItem>(sql`
    select p.public_id as product, i.qty from order_item i join product p on p.id = i.product_id
    where i.public_id = ${itemId}`)
  if (!found) throw new Error('There is no such order item.')
  return found
}

/** As if it had been ordered for a project, and had come so far. */
export const orderFor = (
  db: Queries,
  itemId: string,
  { projectId, status }: { projectId: string; status: string },
) =>
  db.query(sql`
    update order_item set project_id = (select id from project where public_id = ${projectId}), status = ${status}
    where public_id = ${itemId}`)

export const projectCalled = async (db: Queries, publicId: string): Promise<number> => {
  const [project] = await db.query<{ id: number }>(sql`select id from project where public_id = ${publicId}`)
  return project?.id ?? 0
}
