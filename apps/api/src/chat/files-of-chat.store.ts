import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { FileOfMessage } from './message.store.ts'
import type { ZippedFile } from './zip-files.ts'

/** What was sent in a thread, the newest first; where something is searched for, by its name. */
export const filesOfChat = (db: Queries, threadId: number, search: string): Promise<FileOfMessage[]> =>
  db.query<FileOfMessage>(sql`
    select f.public_id as id, f.file_name, f.media_type, f.size,
      to_char(f.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as uploaded_at,
      trim(a.first_name || ' ' || a.last_name) as uploaded_by
    from chat_file cf join chat_message m on m.id = cf.message_id join project_file f on f.id = cf.file_id
      left join account a on a.id = f.uploaded_by
    where m.thread_id = ${threadId} and strpos(lower(f.file_name), lower(${search})) > 0
    order by f.id desc limit 200`)

/** All that was sent in the chat of a project, the oldest first; what they weigh together. */
export const filesToZip = (db: Queries, projectId: number): Promise<(ZippedFile & { size: number })[]> =>
  db.query<ZippedFile & { size: number }>(sql`
    select f.public_id as id, f.file_name as "fileName", f.size, f.uploaded_at as "uploadedAt"
    from chat_file cf join chat_message m on m.id = cf.message_id join chat_thread t on t.id = m.thread_id
      join project_file f on f.id = cf.file_id
    where t.project_id = ${projectId} and not f.is_draft order by f.id`)
