import type { Queries } from '../../platform/db/db.ts'
import { type OrderViewer, seenBy } from '../../order/reading/item-profit.store.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type OrderThread = {
  id: number
  subOrderId: number
  lastNo: number
  lastAt: Date | null
  lastText: string
  /** Of who asks. */
  seenNo: number
}

const threadsSeenBy = (accountId: number): Sql => sql`
  select t.id, t.sub_order_id as "subOrderId", t.last_no as "lastNo", t.last_at as "lastAt",
    t.last_text as "lastText", coalesce(seen.seen_no, 0) as "seenNo"
  from chat_thread t left join chat_seen seen on seen.thread_id = t.id and seen.account_id = ${accountId}`

/** What was said about these deliveries, as far as somebody has read it. */
export const orderThreadsOf = (
  db: Queries,
  subOrderIds: readonly number[],
  accountId: number,
): Promise<OrderThread[]> =>
  db.query<OrderThread>(sql`
    ${threadsSeenBy(accountId)} where t.sub_order_id = any(${[...subOrderIds]}::int[])`)

/** Those that the viewer works on and where something was said; of an Admin those that they have looked at. */
export const orderTalksOf = (db: Queries, viewer: OrderViewer, accountId: number): Promise<OrderThread[]> =>
  db.query<OrderThread>(sql`
    ${threadsSeenBy(accountId)}
      join sub_order s on s.id = t.sub_order_id join shop_order o on o.id = s.order_id
      join showroom on showroom.id = o.showroom_id
    where o.state = 'placed' and t.last_no > 0 and ${seenBy(viewer)}
      and (${viewer.role !== 'Admin'}::boolean or seen.account_id is not null)
    order by t.last_at desc, t.id desc limit 200`)

/** Locked until the transaction ends; made where nothing was said yet. */
export const lockOrderThread = async (
  tx: Queries,
  { subOrderId, publicId }: { subOrderId: number; publicId: string },
): Promise<number> => {
  const [locked] = await tx.query<{ id: number }>(sql`
    insert into chat_thread (public_id, sub_order_id) values (${publicId}, ${subOrderId})
    on conflict (sub_order_id) do update set sub_order_id = excluded.sub_order_id returning id`)
  if (!locked) throw new Error('The thread was not found.')
  return locked.id
}

export type StaffPerson = {
  accountId: number
  publicId: string
  name: string
  side: 'pro' | 'vendor' | 'marketplace'
  seenNo: number
}

/** Who sells and who delivers; of the marketplace's own people those who have looked or written. */
export const staffOf = (db: Queries, subOrderId: number): Promise<StaffPerson[]> =>
  db.query<StaffPerson>(sql`
    select a.id as "accountId", a.public_id as "publicId", trim(a.first_name || ' ' || a.last_name) as name,
      case when a.public_id = r.user_id then 'pro' when vm.account_id is not null then 'vendor'
        else 'marketplace' end as side,
      coalesce(cs.seen_no, 0) as "seenNo"
    from sub_order s join shop_order o on o.id = s.order_id join showroom r on r.id = o.showroom_id
      left join chat_thread t on t.sub_order_id = s.id
      join account a on a.status <> 'Deactive'
      left join vendor_member vm on vm.account_id = a.id and vm.vendor_id = s.vendor_id
      left join chat_seen cs on cs.thread_id = t.id and cs.account_id = a.id
    where s.id = ${subOrderId}
      and (a.public_id = r.user_id or vm.account_id is not null or (a.type = 'Admin' and cs.account_id is not null))
    order by side, a.id`)
