import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** What somebody has written, and where. */
export const writtenBy = (db: Queries, accountId: number) =>
  db.query(sql`
    select p.name as project, o.number as "order", m.body, m.created_at, m.edited_at
    from chat_message m join chat_thread t on t.id = m.thread_id left join project p on p.id = t.project_id
      left join sub_order s on s.id = t.sub_order_id left join shop_order o on o.id = s.order_id
    where m.author_id = ${accountId} order by m.id`)

/** Their words stay with the others, who have them by mail as well; nothing says any more whose they were. */
export const forgetWritten = async (tx: Queries, accountId: number) => {
  await tx.query(sql`delete from chat_reaction where account_id = ${accountId}`)
  await tx.query(sql`delete from chat_seen where account_id = ${accountId}`)
  await tx.query(sql`update chat_message set author_id = null where author_id = ${accountId}`)
}
