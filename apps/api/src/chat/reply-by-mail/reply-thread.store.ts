import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The public id of the project that a thread is the talk of. */
export const projectOfThread = async (db: Queries, threadId: number): Promise<string | null> => {
  const [found] = await db.query<{ project: string }>(sql`
    select p.public_id as project from chat_thread t join project p on p.id = t.project_id
    where t.id = ${threadId}`)
  return found?.project ?? null
}

export type Unread = { threadId: number; author: string; body: string; files: string[] }

/** What somebody has not read of a project's talk, what others have said in it: the newest, in their order. */
export const unreadOf = async (
  db: Queries,
  { project, accountId, most }: { project: string; accountId: number; most: number },
): Promise<Unread[]> => {
  const rows = await db.query<Unread>(sql`
    select t.id as "threadId", coalesce(a.first_name, '') as author, m.body,
      coalesce((select json_agg(f.file_name order by cf.position) from chat_file cf
        join project_file f on f.id = cf.file_id where cf.message_id = m.id), '[]'::json) as files
    from project p join chat_thread t on t.project_id = p.id join chat_message m on m.thread_id = t.id
      left join account a on a.id = m.author_id
      left join chat_seen s on s.thread_id = t.id and s.account_id = ${accountId}
    where p.public_id = ${project} and m.no > coalesce(s.seen_no, 0) and m.removed_at is null and m.kind in ('text', 'card')
      and m.author_id is distinct from ${accountId}::int
    order by m.no desc limit ${most}`)
  return rows.reverse()
}
