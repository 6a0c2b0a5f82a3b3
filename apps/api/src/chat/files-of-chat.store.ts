import { type FileGroup, type FileSort, filesPerPage } from '@showroom/contract/chat/chat-choices'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { pagesOf } from '../shared/paged-reply.ts'
import { tableOrder } from '../shared/table.ts'
import { drawings } from './has-preview.ts'
import type { FileOfMessage } from './message.store.ts'
import type { ZippedFile } from './zip-files.ts'

export type WantedFiles = {
  search: string
  group: FileGroup | null
  sort: SortBy<FileSort>
  /** All versions of this one; null: everything in its latest. */
  versionsOf: string | null
  page: number
}

export type FileWithVersion = FileOfMessage & { version: number; versions: number }

const isPicture: Sql = sql`(media_type like 'image/%' and media_type <> all(${drawings}::text[]))`

const inGroup: Record<FileGroup, Sql> = {
  pictures: isPicture,
  documents: sql`media_type not like 'image/%'`,
  drawings: sql`media_type = any(${drawings}::text[])`,
}

const columns: Record<FileSort, Sql> = {
  name: sql`lower(file_name)`,
  who: sql`lower(uploaded_by)`,
  when: sql`uploaded_at`,
  size: sql`size`,
  /** What its name ends with: so the list says it. */
  kind: sql`lower(substring(file_name from '[^.]*$'))`,
}

/**
 * Everything that was sent in a thread. What was sent under one name are versions, counted from the first on; a picture
 * is none of another, because a phone calls each of its photos the same.
 */
const sentIn = (threadId: number): Sql => sql`
  with sent as (
    select f.id as no, f.public_id as id, f.file_name, f.media_type, f.size,
      to_char(f.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as uploaded_at,
      trim(a.first_name || ' ' || a.last_name) as uploaded_by, series.key as series,
      (row_number() over (partition by series.key order by f.id))::int as version,
      (count(*) over (partition by series.key))::int as versions
    from chat_file cf join chat_message m on m.id = cf.message_id join project_file f on f.id = cf.file_id
      left join account a on a.id = f.uploaded_by
      cross join lateral (select case when ${isPicture} then f.public_id else lower(f.file_name) end as key) series
    where m.thread_id = ${threadId})`

/** One page of what was sent in a thread; where something is searched for, by its name. */
export const filesOfChat = async (
  db: Queries,
  threadId: number,
  { search, group, sort, versionsOf, page }: WantedFiles,
): Promise<{ files: FileWithVersion[]; count: number }> => {
  const isWanted = versionsOf
    ? sql`series = (select one.series from sent one where one.id = ${versionsOf})`
    : sql`version = versions`
  const found = sql`
    from sent where ${isWanted} and strpos(lower(file_name), lower(${search})) > 0
      and ${group ? inGroup[group] : sql`true`}`
  const [total] = await db.query<{ count: number }>(
    sql`${sentIn(threadId)} select count(*)::int as count ${found}`,
  )
  const count = total?.count ?? 0
  // Somebody may have taken files back since the page before: there is always a last one.
  const shown = Math.min(page, pagesOf(count, filesPerPage))
  const files = await db.query<FileWithVersion>(sql`
    ${sentIn(threadId)}
    select id, file_name, media_type, size, uploaded_at, uploaded_by, version, versions ${found}
    order by ${tableOrder(sort, { columns, last: sql`no` })}
    limit ${filesPerPage} offset ${(shown - 1) * filesPerPage}`)
  return { files, count }
}

/** All that was sent in the chat of a project, the oldest first; what they weigh together. */
export const filesToZip = (db: Queries, projectId: number): Promise<(ZippedFile & { size: number })[]> =>
  db.query<ZippedFile & { size: number }>(sql`
    select f.public_id as id, f.file_name as "fileName", f.size, f.uploaded_at as "uploadedAt"
    from chat_file cf join chat_message m on m.id = cf.message_id join chat_thread t on t.id = m.thread_id
      join project_file f on f.id = cf.file_id
    where t.project_id = ${projectId} and not f.is_draft order by f.id`)
