import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type Approval = {
  what: string
  option: string
  name: string
  method: 'account' | 'bulk' | 'link'
  at: Date
}

/** Decisions of the order's project that the client approved before it was ordered, of what was ordered. */
export const approvalsOf = (db: Queries, orderId: number): Promise<Approval[]> =>
  db.query<Approval>(sql`
    select s.title as what, coalesce(e.option_name, '') as option, e.actor_name as name, e.method, e.at
    from shop_order o join selection s on s.project_id = o.project_id
      join selection_event e on e.id = s.approval_id
    where o.id = ${orderId} and e.at <= o.placed_at and exists (
      select 1 from order_item i join sub_order d on d.id = i.sub_order_id
      where d.order_id = o.id and i.sku = e.option_sku)
    order by e.at limit 50`)

export type Said = { author: string | null; body: string; at: Date }

const mostSaid = 60

/** What the people of the order's project said since shortly before it was placed, the oldest first. */
export const talkOf = (db: Queries, orderId: number): Promise<Said[]> =>
  db.query<Said>(sql`
    select * from (
      select nullif(trim(a.first_name || ' ' || a.last_name), '') as author, m.body, m.created_at as at
      from shop_order o join chat_thread t on t.project_id = o.project_id
        join chat_message m on m.thread_id = t.id left join account a on a.id = m.author_id
      where o.id = ${orderId} and m.kind = 'text' and m.removed_at is null and m.body <> ''
        and m.created_at >= o.placed_at - interval '30 days'
      order by m.created_at desc, m.id desc limit ${mostSaid}) said
    order by at`)

/** By the parties' own ids. */
export const namesOf = async (
  db: Queries,
  { vendors, showrooms }: { vendors: readonly number[]; showrooms: readonly number[] },
): Promise<Map<string, string>> => {
  const rows = await db.query<{ key: string; name: string }>(sql`
    select 'vendor ' || id as key, name from vendor where id = any(${[...vendors]}::int[])
    union all
    select 'contractor ' || id, company_name from showroom where id = any(${[...showrooms]}::int[])`)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

export const mailOfAccount = async (
  db: Queries,
  accountId: number,
): Promise<{ name: string; email: string }> => {
  const [found] = await db.query<{ name: string; email: string }>(sql`
    select trim(first_name || ' ' || last_name) as name, email from account where id = ${accountId}`)
  return found ?? { name: '', email: '' }
}
