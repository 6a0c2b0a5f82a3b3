import { type FileGroup, filesPerPage } from '@showroom/contract/chat/chat-choices'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { pagesOf } from '../shared/paged-reply.ts'
import { drawings } from './has-preview.ts'
import type { FileOfMessage } from './message.store.ts'
import type { ZippedFile } from './zip-files.ts'

export type WantedFiles = { search: string; group: FileGroup | null; page: number }

const inGroup: Record<FileGroup, Sql> = {
  pictures: sql`f.media_type like 'image/%' and f.media_type <> all(${drawings}::text[])`,
  documents: sql`f.media_type not like 'image/%'`,
  drawings: sql`f.media_type = any(${drawings}::text[])`,
}

/** What was sent in a thread, one page of it, the newest first; where something is searched for, by its name. */
export const filesOfChat = async (
  db: Queries,
  threadId: number,
  { search, group, page }: WantedFiles,
): Promise<{ files: FileOfMessage[]; count: number }> => {
  const sent = sql`
    from chat_file cf join chat_message m on m.id = cf.message_id join project_file f on f.id = cf.file_id
      left join account a on a.id = f.uploaded_by
    where m.thread_id = ${threadId} and strpos(lower(f.file_name), lower(${search})) > 0
      and ${group ? inGroup[group] : sql`true`}`
  const [total] = await db.query<{ count: number }>(sql`select count(*)::int as count ${sent}`)
  const count = total?.count ?? 0
  // Somebody may have taken files back since the page before: there is always a last one.
  const shown = Math.min(page, pagesOf(count, filesPerPage))
  const files = await db.query<FileOfMessage>(sql`
    select f.public_id as id, f.file_name, f.media_type, f.size,
      to_char(f.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as uploaded_at,
      trim(a.first_name || ' ' || a.last_name) as uploaded_by
    ${sent} order by f.id desc limit ${filesPerPage} offset ${(shown - 1) * filesPerPage}`)
  return { files, count }
}

/** All that was sent in the chat of a project, the oldest first; what they weigh together. */
export const filesToZip = (db: Queries, projectId: number): Promise<(ZippedFile & { size: number })[]> =>
  db.query<ZippedFile & { size: number }>(sql`
    select f.public_id as id, f.file_name as "fileName", f.size, f.uploaded_at as "uploadedAt"
    from chat_file cf join chat_message m on m.id = cf.message_id join chat_thread t on t.id = m.thread_id
      join project_file f on f.id = cf.file_id
    where t.project_id = ${projectId} and not f.is_draft order by f.id`)
