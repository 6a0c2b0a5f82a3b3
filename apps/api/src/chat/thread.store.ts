import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type Thread = {
  id: number
  publicId: string
  projectId: number
  lastNo: number
  lastAt: Date | null
  lastText: string
  /** Of who asks. */
  seenNo: number
  mentionedNo: number
}

/** The threads of these projects, as far as somebody has read them. */
export const threadsOf = (db: Queries, projectIds: readonly number[], accountId: number): Promise<Thread[]> =>
  db.query<Thread>(sql`
    select t.id, t.public_id as "publicId", t.project_id as "projectId", t.last_no as "lastNo", t.last_at as "lastAt",
      t.last_text as "lastText", coalesce(s.seen_no, 0) as "seenNo", coalesce(s.mentioned_no, 0) as "mentionedNo"
    from chat_thread t left join chat_seen s on s.thread_id = t.id and s.account_id = ${accountId}
    where t.project_id = any(${[...projectIds]}::int[])`)

/** Locked until the transaction ends; made where nothing was said yet. Two who write come one after the other. */
export const lockThread = async (
  tx: Queries,
  { projectId, publicId }: { projectId: number; publicId: string },
): Promise<number> => {
  const [locked] = await tx.query<{ id: number }>(sql`
    insert into chat_thread (public_id, project_id) values (${publicId}, ${projectId})
    on conflict (project_id) do update set project_id = excluded.project_id returning id`)
  if (!locked) throw new Error('The thread was not found.')
  return locked.id
}

/** The next place in a thread that is locked. */
export const nextPlace = async (
  tx: Queries,
  threadId: number,
  { text, now }: { text: string; now: Date },
): Promise<number> => {
  const [raised] = await tx.query<{ no: number }>(sql`
    update chat_thread set last_no = last_no + 1, last_at = ${now}, last_text = ${text} where id = ${threadId}
    returning last_no as no`)
  if (!raised) throw new Error('The thread was not found.')
  return raised.no
}

/** The line on lists, where the last message was changed. */
export const saveLastText = (tx: Queries, threadId: number, { no, text }: { no: number; text: string }) =>
  tx.query(sql`update chat_thread set last_text = ${text} where id = ${threadId} and last_no = ${no}`)

type Seen = { threadId: number; accountId: number; no: number }

/** Never back. True where it was further than before. */
export const saveSeen = async (tx: Queries, { threadId, accountId, no }: Seen): Promise<boolean> => {
  const saved = await tx.query(sql`
    insert into chat_seen (thread_id, account_id, seen_no)
    select t.id, ${accountId}::int, least(t.last_no, ${no}::int) from chat_thread t where t.id = ${threadId}
    on conflict (thread_id, account_id) do update set seen_no = excluded.seen_no
    where chat_seen.seen_no < excluded.seen_no returning 1`)
  return saved.length > 0
}

/** Never back, and no news where it was read already. */
export const saveDelivered = async (
  tx: Queries,
  { threadId, accountId, no }: Seen,
): Promise<number | null> => {
  const [saved] = await tx.query<{ no: number }>(sql`
    insert into chat_seen (thread_id, account_id, delivered_no)
    select t.id, ${accountId}::int, least(t.last_no, ${no}::int) from chat_thread t where t.id = ${threadId}
    on conflict (thread_id, account_id) do update set delivered_no = excluded.delivered_no
    where greatest(chat_seen.delivered_no, chat_seen.seen_no) < excluded.delivered_no
    returning delivered_no as no`)
  return saved?.no ?? null
}

/** What somebody did themselves is no news to them: who had read everything before has read this. */
export const seeOwn = (tx: Queries, { threadId, accountId, no }: Seen) =>
  tx.query(sql`
    insert into chat_seen (thread_id, account_id, seen_no)
    values (${threadId}, ${accountId}, case when ${no}::int = 1 then 1 else 0 end)
    on conflict (thread_id, account_id) do update set seen_no = ${no}::int
      where chat_seen.seen_no = ${no}::int - 1`)

export const isProject = async (db: Queries, id: number): Promise<boolean> =>
  (await db.query(sql`select 1 from project where id = ${id}`)).length > 0

export const projectNumber = async (db: Queries, publicId: string): Promise<number | null> => {
  const [found] = await db.query<{ id: number }>(sql`select id from project where public_id = ${publicId}`)
  return found?.id ?? null
}

/** They are named in this message. */
export const saveMentioned = async (
  tx: Queries,
  { threadId, no, mentions }: { threadId: number; no: number; mentions: readonly string[] },
): Promise<void> => {
  if (mentions.length === 0) return
  await tx.query(sql`
    insert into chat_seen (thread_id, account_id, mentioned_no)
    select ${threadId}::int, a.id, ${no}::int from account a where a.public_id = any(${[...mentions]}::text[])
    on conflict (thread_id, account_id) do update set mentioned_no = excluded.mentioned_no`)
}

export type Person = {
  accountId: number
  publicId: string
  name: string
  photo: string | null
  role: 'owner' | 'client' | 'pro' | 'designer' | 'viewer'
  seenNo: number
  deliveredNo: number
  lastSeenAt: Date | null
}

/** Who is in the project, and how far each has read. */
export const peopleOf = (db: Queries, projectId: number): Promise<Person[]> =>
  db.query<Person>(sql`
    with person as (
      select p.account_id, 'owner' as role, 0 as place, null::timestamptz as last_seen_at from project p
        where p.id = ${projectId} and p.account_id is not null
      union all
      select m.account_id, m.role, m.id, m.last_seen_at from project_member m
        where m.project_id = ${projectId} and m.account_id is not null)
    select a.id as "accountId", a.public_id as "publicId", trim(a.first_name || ' ' || a.last_name) as name, a.photo,
      person.role, coalesce(s.seen_no, 0) as "seenNo",
      greatest(coalesce(s.seen_no, 0), coalesce(s.delivered_no, 0)) as "deliveredNo", person.last_seen_at as "lastSeenAt"
    from person join account a on a.id = person.account_id
      left join chat_thread t on t.project_id = ${projectId}
      left join chat_seen s on s.thread_id = t.id and s.account_id = a.id
    order by person.place`)

export type ProjectWithChat = { id: number; publicId: string; name: string; companyName: string }

/** The projects that somebody is in, archived ones not; where `showroom` is named, that showroom's alone. */
export const projectsWithChats = (
  db: Queries,
  { accountId, showroom, now }: { accountId: number; showroom: string | null; now: Date },
): Promise<ProjectWithChat[]> =>
  db.query<ProjectWithChat>(sql`
    select p.id, p.public_id as "publicId", p.name, s.company_name as "companyName"
    from project p join showroom s on s.id = p.showroom_id
      left join chat_thread t on t.project_id = p.id
    where p.state <> 'archived' and (${showroom}::text is null or s.user_id = ${showroom}::text)
      and (p.account_id = ${accountId} or (p.account_id is not null and exists (
        select 1 from project_member m where m.project_id = p.id and m.account_id = ${accountId}
          and (m.ends_at is null or m.ends_at > ${now}))))
    order by coalesce(t.last_at, p.created_at) desc, p.id desc limit 200`)
