import type { disputeSorts } from '@showroom/contract/dispute/choices'
import { type DisputeState, onItsWayMs } from '@showroom/contract/dispute/dispute.rules'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Clock } from '../account/counts-waiting.ts'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'
import { tableOrder } from '../shared/table.ts'

export type FoundDispute = {
  id: number
  publicId: string
  state: DisputeState
  reason: string
  amountCents: number
  answerBy: Date | null
  openedAt: Date
  orderPublicId: string | null
  orderNumber: string | null
  isHire: boolean
  client: string
  showroom: string
}

export type DisputeSearch = { text: string; state: DisputeState | null }

const from = sql`payment_dispute d join payment_hold h on h.id = d.hold_id
  left join shop_order o on o.id = h.order_id
  left join designer_hire hire on hire.id = h.hire_id
  left join balance_payment paid on paid.id = h.balance_payment_id
  left join account client on client.id = coalesce(o.account_id, hire.account_id, paid.asked_by)
  left join showroom on showroom.id = o.showroom_id`

const name = sql`trim(coalesce(client.first_name, '') || ' ' || coalesce(client.last_name, ''))`

const columns = sql`d.id, d.public_id as "publicId", d.state, d.reason, d.amount_cents as "amountCents",
  d.answer_by as "answerBy", d.opened_at as "openedAt", o.public_id as "orderPublicId", o.number as "orderNumber",
  h.hire_id is not null as "isHire", ${name} as client, coalesce(showroom.company_name, '') as showroom`

const sought = ({ text, state }: DisputeSearch): Sql => sql`
  (${state}::text is null or d.state = ${state})
  and (${text} = '' or position(lower(${text}) in lower(
    coalesce(o.number, '') || ' ' || ${name} || ' ' || coalesce(showroom.company_name, '') || ' ' || d.provider_ref)) > 0)`

export const countDisputes = async (db: Queries, search: DisputeSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${from} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

const sortable: Record<(typeof disputeSorts)[number], Sql> = {
  // What waits for an answer stands before what does not.
  answer_by: raw("case when d.state = 'needs_response' then d.answer_by end"),
  opened: raw('d.opened_at'),
  amount: raw('d.amount_cents'),
}
export type DisputeSort = SortBy<(typeof disputeSorts)[number]>

export const disputesFound = (
  db: Queries,
  search: DisputeSearch,
  { sort, skip, most }: Span & { sort: DisputeSort },
): Promise<FoundDispute[]> =>
  db.query<FoundDispute>(sql`
    select ${columns} from ${from} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('d.id') })} limit ${most} offset ${skip}`)

export const disputeFound = async (db: Queries, publicId: string): Promise<FoundDispute | null> => {
  const [found] = await db.query<FoundDispute>(
    sql`select ${columns} from ${from} where d.public_id = ${publicId}`,
  )
  return found ?? null
}

/** A bank waits for its answer: there is none, or the one that was given never came to it. */
const isUnanswered = (now: Date): Sql => sql`state = 'needs_response'
  and (answer is null or answered_at <= ${new Date(now.getTime() - onItsWayMs)})`

/** Whose answer a bank waits for, and what was lost and is nobody's yet. */
export const countWaiting = async (db: Queries, now: Date): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from payment_dispute
    where ${isUnanswered(now)} or state = 'lost' and borne_by is null`)
  return counted?.count ?? 0
}

/** By when banks want their answers. */
export const clockOfWaiting = async (db: Queries, now: Date): Promise<Clock> => {
  const [clock] = await db.query<Clock>(sql`
    select count(*) filter (where answer_by <= ${now})::int as late,
      min(answer_by) filter (where answer_by > ${now}) as "dueAt"
    from payment_dispute where ${isUnanswered(now)}`)
  return clock ?? { late: 0, dueAt: null }
}
