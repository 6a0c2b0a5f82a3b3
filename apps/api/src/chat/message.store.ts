import type { ChatCard } from '@showroom/contract/chat/chat'
import type { ReactionEmoji } from '@showroom/contract/chat/chat-choices'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

export type FileOfMessage = {
  id: string
  file_name: string
  media_type: string
  size: number
  uploaded_at: string
  uploaded_by: string | null
}

export type Message = {
  id: number
  publicId: string
  threadId: number
  thread: string
  no: number
  clientId: string
  authorId: number | null
  author: { id: string; name: string } | null
  kind: 'text' | 'card' | 'system' | 'assistant'
  body: string
  card: ChatCard | null
  files: FileOfMessage[]
  replyTo: { no: number; author: string | null; body: string } | null
  mentions: string[]
  reactions: { emoji: ReactionEmoji; by: string[] }[]
  isPinned: boolean
  decidedBy: string | null
  /** The decision that it was kept with, by its public id. */
  selection: string | null
  version: number
  createdAt: Date
  editedAt: Date | null
  isRemoved: boolean
}

/** First and last name, as people of one project know each other. */
const nameOf = (alias: Sql): Sql => sql`trim(${alias}.first_name || ' ' || ${alias}.last_name)`

/** Of a project's chat, or of a talk about a delivery: a message has one kind of them. */
const filesOf = sql`(
  select pf.public_id, pf.file_name, pf.media_type, pf.size, pf.uploaded_at, cf.position
  from chat_file cf join project_file pf on pf.id = cf.file_id where cf.message_id = m.id
  union all select oc.public_id, oc.file_name, oc.media_type, oc.size, oc.uploaded_at, oc.position
  from order_chat_file oc where oc.message_id = m.id) f`

const columns = sql`
  m.id, m.public_id as "publicId", m.thread_id as "threadId", t.public_id as thread, m.no, m.client_id as "clientId",
  m.author_id as "authorId", m.kind, m.body, m.card, m.mentions, m.version, m.created_at as "createdAt",
  m.edited_at as "editedAt", m.pinned_at is not null as "isPinned", m.removed_at is not null as "isRemoved",
  case when a.id is null then null else json_build_object('id', a.public_id, 'name', ${nameOf(sql`a`)}) end as author,
  ${nameOf(sql`d`)} as "decidedBy",
  (select s.public_id from selection s where s.id = m.selection_id) as selection,
  coalesce((select json_agg(json_build_object('id', f.public_id, 'file_name', f.file_name, 'media_type', f.media_type,
      'size', f.size, 'uploaded_at', to_char(f.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'uploaded_by', ${nameOf(sql`a`)}) order by f.position) from ${filesOf}), '[]'::json) as files,
  coalesce((select json_agg(json_build_object('emoji', r.emoji, 'by', r.by) order by r.first)
    from (select r.emoji, json_agg(ra.public_id order by r.at) as by, min(r.at) as first from chat_reaction r
      join account ra on ra.id = r.account_id where r.message_id = m.id group by r.emoji) r), '[]'::json) as reactions,
  (select json_build_object('no', q.no, 'author', ${nameOf(sql`qa`)}, 'body', left(q.body, 400)) from chat_message q
    left join account qa on qa.id = q.author_id where q.thread_id = m.thread_id and q.no = m.reply_to) as "replyTo"`

const from = sql`
  from chat_message m join chat_thread t on t.id = m.thread_id
    left join account a on a.id = m.author_id left join account d on d.id = m.decided_by`

export type Page = {
  /** Before this one, the newest first; null from the newest on. */
  beforeNo?: number | null
  afterNo?: number | null
  /** What their words or the names of their files must hold. */
  search?: string
  most: number
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (letter) => `\\${letter}`)

/** In their order; of more than `most` the newest. */
export const messagesOf = async (
  db: Queries,
  threadId: number,
  { beforeNo = null, afterNo = null, search = '', most }: Page,
): Promise<Message[]> => {
  const pattern = search === '' ? null : `%${escaped(search)}%`
  const rows = await db.query<Message>(sql`
    select ${columns} ${from}
    where m.thread_id = ${threadId} and (${beforeNo}::int is null or m.no < ${beforeNo}::int)
      and (${afterNo}::int is null or m.no > ${afterNo}::int)
      and (${pattern}::text is null or m.body ilike ${pattern}::text or exists (
        select 1 from ${filesOf} where f.file_name ilike ${pattern}::text))
    order by m.no desc limit ${most}`)
  return rows.reverse()
}

export const pinnedOf = (db: Queries, threadId: number): Promise<Message[]> =>
  db.query<Message>(sql`
    select ${columns} ${from} where m.thread_id = ${threadId} and m.pinned_at is not null
    order by m.pinned_at desc limit 50`)

const oneWhere = async (db: Queries, condition: Sql): Promise<Message | null> => {
  const [found] = await db.query<Message>(sql`select ${columns} ${from} where ${condition}`)
  return found ?? null
}

export const messageCalled = (db: Queries, publicId: string) => oneWhere(db, sql`m.public_id = ${publicId}`)
export const messageAt = (db: Queries, threadId: number, no: number) =>
  oneWhere(db, sql`m.thread_id = ${threadId} and m.no = ${no}`)
/** What somebody has sent under this name already. */
export const messageSent = (
  db: Queries,
  { threadId, authorId, clientId }: { threadId: number; authorId: number; clientId: string },
) =>
  oneWhere(
    db,
    sql`
    m.thread_id = ${threadId} and m.author_id = ${authorId} and m.client_id = ${clientId}`,
  )

/** Whether something was told in the chat already. Whoever asks has locked the thread. */
export const systemLineOf = async (db: Queries, threadId: number, cause: string): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from chat_message where thread_id = ${threadId} and kind = 'system' and client_id = ${cause}`)
  return found.length > 0
}

/** In which project a message was said. */
export const projectOfMessage = async (db: Queries, publicId: string): Promise<string | null> => {
  const [found] = await db.query<{ project: string }>(sql`
    select p.public_id as project from chat_message m join chat_thread t on t.id = m.thread_id
      join project p on p.id = t.project_id where m.public_id = ${publicId}`)
  return found?.project ?? null
}

export type NewMessage = {
  publicId: string
  threadId: number
  no: number
  authorId: number | null
  kind: Message['kind']
  body: string
  card: ChatCard | null
  replyTo: number | null
  mentions: readonly string[]
  clientId: string
  now: Date
}

export const createMessage = async (tx: Queries, made: NewMessage): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into chat_message (public_id, thread_id, no, author_id, kind, body, card, reply_to, mentions, client_id,
      created_at)
    values (${made.publicId}, ${made.threadId}, ${made.no}, ${made.authorId}, ${made.kind}, ${made.body},
      ${made.card === null ? null : JSON.stringify(made.card)}::jsonb, ${made.replyTo}, ${[...made.mentions]}::text[],
      ${made.clientId}, ${made.now})
    returning id`)
  if (!created) throw new Error('The message was not kept.')
  return created.id
}
