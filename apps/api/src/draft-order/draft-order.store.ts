import type { DraftOrderState, draftOrderSorts } from '@showroom/contract/draft-order/draft-order.rules'
import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import { holding } from '../shared/holding.ts'
import type { Span } from '../shared/paged-reply.ts'
import { tableOrder } from '../shared/table.ts'

export type DraftOrder = {
  id: number
  publicId: string
  showroomId: number
  /** The Pro's public id. */
  showroomRef: string
  companyName: string
  clientName: string
  email: string
  accountId: number | null
  projectId: number | null
  project: string | null
  projectRef: string | null
  note: string
  validUntil: Day
  createdAt: Date
  sentAt: Date | null
  openedAt: Date | null
  approvedAt: Date | null
  declinedAt: Date | null
  declineReason: string
  withdrawnAt: Date | null
  orderedAt: Date | null
  orderNumber: string | null
  lineCount: number
  merchandiseCents: number
  earnsCents: number
}

const columns = sql`d.id, d.public_id as "publicId", d.showroom_id as "showroomId", s.user_id as "showroomRef",
  s.company_name as "companyName", d.client_name as "clientName", d.email, d.account_id as "accountId",
  d.project_id as "projectId", p.name as project, p.public_id as "projectRef", d.note,
  d.valid_until::text as "validUntil", d.created_at as "createdAt", d.sent_at as "sentAt", d.opened_at as "openedAt",
  d.approved_at as "approvedAt", d.declined_at as "declinedAt", d.decline_reason as "declineReason",
  d.withdrawn_at as "withdrawnAt", d.ordered_at as "orderedAt", o.number as "orderNumber",
  sums.lines as "lineCount", sums.merchandise as "merchandiseCents", sums.earns as "earnsCents"`

/** What was not taken is neither paid nor earned. */
const joins = sql`
  join showroom s on s.id = d.showroom_id left join project p on p.id = d.project_id
  left join shop_order o on o.id = d.order_id
  left join lateral (
    select count(*)::int as lines, coalesce(sum(l.qty::bigint * l.price_cents), 0)::float8 as merchandise,
      coalesce(sum(l.qty::bigint * l.earns_cents), 0)::float8 as earns
    from draft_order_line l where l.draft_order_id = d.id and coalesce(l.is_taken, true)) sums on true`

export type DraftOrderSearch = {
  showroomId: number
  state: DraftOrderState | null
  text: string
  /** By the marketplace's clock. */
  today: Day
}

/** As `draftOrderStateOf` says it of one of them. */
const stateOn = (today: Day): Sql => sql`
  case when d.ordered_at is not null then 'ordered' when d.declined_at is not null then 'declined'
    when d.withdrawn_at is not null then 'withdrawn' when d.approved_at is not null then 'approved'
    when d.sent_at is null then 'open' when d.valid_until < ${today}::date then 'expired' else 'sent' end`

const sought = ({ showroomId, state, text, today }: DraftOrderSearch): Sql => sql`
  d.showroom_id = ${showroomId} and (${state}::text is null or ${stateOn(today)} = ${state})
    and ${text === '' ? sql`true` : sql`lower(d.client_name || ' ' || d.email) like ${holding(text)}`}`

const sortable: Record<(typeof draftOrderSorts)[number], Sql> = {
  made: raw('d.id'),
  client: raw('lower(d.client_name)'),
  until: raw('d.valid_until'),
}

export const countDraftOrders = async (db: Queries, search: DraftOrderSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from draft_order d where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

export const draftOrdersOf = (
  db: Queries,
  search: DraftOrderSearch,
  { sort, skip, most }: Span & { sort: SortBy<(typeof draftOrderSorts)[number]> },
): Promise<DraftOrder[]> =>
  db.query<DraftOrder>(sql`
    select ${columns} from draft_order d ${joins} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('d.id') })} limit ${most} offset ${skip}`)

const oneWhere = async (db: Queries, condition: Sql): Promise<DraftOrder | null> => {
  const [found] = await db.query<DraftOrder>(
    sql`select ${columns} from draft_order d ${joins} where ${condition}`,
  )
  return found ?? null
}

type Named = { showroomId: number; publicId: string }

/** Null where it is another Pro's, as if there were none. */
export const draftOrderNamed = (db: Queries, { showroomId, publicId }: Named): Promise<DraftOrder | null> =>
  oneWhere(db, sql`d.showroom_id = ${showroomId} and d.public_id = ${publicId}`)

export const lockDraftOrder = (tx: Queries, { showroomId, publicId }: Named): Promise<DraftOrder | null> =>
  oneWhere(tx, sql`d.showroom_id = ${showroomId} and d.public_id = ${publicId} for update of d`)

export const draftOrderById = (db: Queries, id: number): Promise<DraftOrder | null> =>
  oneWhere(db, sql`d.id = ${id}`)

/** By a link that is out. What was withdrawn is not found; whether its time is over is its state. */
export const draftOrderWith = (db: Queries, tokenHash: Buffer): Promise<DraftOrder | null> =>
  oneWhere(db, sql`d.withdrawn_at is null and d.id = ${linked(tokenHash)}`)

export const lockDraftOrderWith = (tx: Queries, tokenHash: Buffer): Promise<DraftOrder | null> =>
  oneWhere(tx, sql`d.withdrawn_at is null and d.id = ${linked(tokenHash)} for update of d`)

const linked = (tokenHash: Buffer): Sql =>
  sql`(select k.draft_order_id from draft_order_link k where k.token_hash = ${tokenHash})`

export type WrittenDraftOrder = Pick<
  DraftOrder,
  'clientName' | 'email' | 'accountId' | 'projectId' | 'note' | 'validUntil'
>

export const createDraftOrder = async (
  tx: Queries,
  made: WrittenDraftOrder & Named & { now: Date },
): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into draft_order (public_id, showroom_id, client_name, email, account_id, project_id, note, valid_until,
      created_at)
    values (${made.publicId}, ${made.showroomId}, ${made.clientName}, ${made.email}, ${made.accountId},
      ${made.projectId}, ${made.note}, ${made.validUntil}, ${made.now})
    returning id`)
  if (!created) throw new Error('The draft order was not created.')
  return created.id
}

export const saveDraftOrder = (tx: Queries, id: number, written: WrittenDraftOrder) =>
  tx.query(sql`
    update draft_order set client_name = ${written.clientName}, email = ${written.email},
      account_id = ${written.accountId}, project_id = ${written.projectId}, note = ${written.note},
      valid_until = ${written.validUntil}
    where id = ${id}`)

export const deleteDraftOrder = (tx: Queries, id: number) =>
  tx.query(sql`delete from draft_order where id = ${id}`)
