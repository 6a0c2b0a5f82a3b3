import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type LineChangeRow = {
  at: Date
  from: OrderStatus | null
  to: OrderStatus
  role: string
  /** Empty where nobody did it, or whoever did has left. */
  who: string
  note: string
  proof: { id: string; file_name: string } | null
}

/** All that a line was ever set to, oldest first. */
export const changesOfLine = (db: Queries, itemPublicId: string): Promise<LineChangeRow[]> =>
  db.query<LineChangeRow>(sql`
    select c.changed_at as at, c.from_status as "from", c.to_status as "to", c.role,
      coalesce(trim(a.first_name || ' ' || a.last_name), '') as who, c.note,
      case when p.id is null then null else json_build_object('id', p.public_id, 'file_name', p.file_name) end as proof
    from order_status_change c join order_item i on i.id = c.order_item_id
      left join account a on a.id = c.account_id left join order_status_proof p on p.status_change_id = c.id
    where i.public_id = ${itemPublicId} order by c.id`)
