import type { InboxKind, InboxOwner, InboxState, inboxSorts } from '@showroom/contract/inbox/choices'
import type { ContactRole, ContactTopic } from '@showroom/contract/contact/choices'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'
import { onDays, type ReceivedSearch } from '../shared/received.ts'
import { tableOrder } from '../shared/table.ts'

export type FoundItem = {
  publicId: string
  kind: InboxKind
  leadId: number | null
  messageId: number | null
  name: string
  email: string
  phone: string
  /** A lead's showroom. */
  company: string
  /** Of a message; null for a lead. */
  topic: ContactTopic | null
  role: ContactRole | null
  orderNumber: string
  page: string
  words: string
  receivedAt: Date
  state: InboxState
  ownerId: string | null
  owner: string | null
  note: string
  version: number
}

export type InboxSearch = ReceivedSearch & {
  kind: InboxKind | null
  state: InboxState | null
  owner: InboxOwner | null
  /** Who asks: “me” is them. */
  adminId: number
}

const received = sql`(
  select 'popup_lead' as kind, l.public_id as "publicId", l.id as "leadId", null::int as "messageId", l.full_name as name,
    l.email, l.phone_number as phone, s.company_name as company, null::text as topic, null::text as role,
    '' as "orderNumber", l.page, '' as words, l.received_at as "receivedAt"
  from lead l join showroom s on s.id = l.showroom_id
  union all
  select 'message', m.public_id, null, m.id, m.full_name, m.email,
    case m.phone_number when '' then '' else m.country_code || ' ' || m.phone_number end, '', m.topic, m.role,
    m.order_number, '', m.message, m.sent_at
  from contact_message m)`

const items = sql`${received} r
  left join inbox_item i on i.lead_id = r."leadId" or i.message_id = r."messageId"
  left join account o on o.id = i.owner_id`

const columns = sql`r.*, coalesce(i.state, 'new') as state, o.public_id as "ownerId",
  coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.email) as owner, coalesce(i.note, '') as note,
  coalesce(i.version, 0) as version`

const ownedBy = ({ owner, adminId }: InboxSearch): Sql => {
  if (owner === null) return sql`true`
  return owner === 'me' ? sql`i.owner_id = ${adminId}` : sql`i.owner_id is null`
}

const sought = (search: InboxSearch): Sql => {
  const words = search.text.toLowerCase()
  return sql`(${words} = '' or position(${words} in lower(r.name || ' ' || r.email || ' ' || r.phone || ' ' ||
      r.company || ' ' || r."orderNumber" || ' ' || r.words)) > 0)
    and (${search.kind}::text is null or r.kind = ${search.kind})
    and (${search.state}::text is null or coalesce(i.state, 'new') = ${search.state})
    and ${ownedBy(search)} and ${onDays(sql`r."receivedAt"`, search)}`
}

export const countItems = async (db: Queries, search: InboxSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${items} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

const sortable: Record<(typeof inboxSorts)[number], Sql> = {
  received: raw('r."receivedAt"'),
  name: raw('lower(r.name)'),
}
export type InboxSort = SortBy<(typeof inboxSorts)[number]>

export const itemsFound = (
  db: Queries,
  search: InboxSearch,
  { sort, skip, most }: Span & { sort: InboxSort },
): Promise<FoundItem[]> =>
  db.query<FoundItem>(sql`
    select ${columns} from ${items} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('r."publicId"') })}
    limit ${most} offset ${skip}`)

export const itemByPublicId = async (db: Queries, publicId: string): Promise<FoundItem | null> => {
  const [found] = await db.query<FoundItem>(
    sql`select ${columns} from ${items} where r."publicId" = ${publicId}`,
  )
  return found ?? null
}

export const countNew = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select (select count(*) from lead l where not exists (
        select 1 from inbox_item i where i.lead_id = l.id and i.state <> 'new'))::int
      + (select count(*) from contact_message m where not exists (
        select 1 from inbox_item i where i.message_id = m.id and i.state <> 'new'))::int as count`)
  return counted?.count ?? 0
}
