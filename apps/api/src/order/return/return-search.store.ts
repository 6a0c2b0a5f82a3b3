import type { SortBy } from '@showroom/contract/shared/sort'
import type { SoldReturnSort } from '@showroom/contract/order/sold-return-sorts'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'
import { type OrderViewer, seenBy } from '../reading/item-profit.store.ts'
import { requests, type ReturnRequest, returnsWhere } from './return.store.ts'

export type ReturnSearch = { viewer: OrderViewer; onlyOpen: boolean; text: string }

const sought = ({ viewer, onlyOpen, text }: ReturnSearch): Sql => {
  const words = text.toLowerCase()
  return sql`${seenBy(viewer)} and (${!onlyOpen} or r.state in ('asked', 'approved', 'sent', 'received'))
    and (${words} = '' or position(${words} in lower(o.number || ' ' || coalesce(r.rma, ''))) > 0 or exists (
      select 1 from return_line l join order_item i on i.id = l.order_item_id
      where l.return_id = r.id and position(${words} in lower(i.product_name)) > 0))`
}

export const countReturns = async (db: Queries, search: ReturnSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${requests} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

/** By when whoever has to act has to. */
const due = sql`case r.state when 'asked' then r.answer_by
  when 'approved' then case r.kind when 'return' then r.send_by else r.refund_by end
  when 'sent' then r.refund_by when 'received' then r.refund_by end`

const columns: Record<SoldReturnSort, Sql> = { asked: sql`r.asked_at`, order: sql`o.number`, due }

export const returnsSeenBy = (
  db: Queries,
  { sort, ...search }: ReturnSearch & { sort: SortBy<SoldReturnSort> },
  { skip, most }: Span,
): Promise<ReturnRequest[]> =>
  returnsWhere(
    db,
    sql`${sought(search)} order by ${tableOrder(sort, { columns, last: sql`r.id` })} limit ${most} offset ${skip}`,
  )
