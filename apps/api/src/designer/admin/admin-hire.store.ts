import type { AdminHire } from '@showroom/contract/designer/admin-designer'
import type { adminHireSorts } from '@showroom/contract/designer/admin-designer-choices'
import type { HireState } from '@showroom/contract/designer/designer-choices'
import { isOpenRefund, leftOf } from '@showroom/contract/designer/milestone-refund.rules'
import type { SortBy } from '@showroom/contract/shared/sort'
import { accountNameOf } from '../../account/account-name.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'
import { milestonesColumn, type Milestone } from '../payment/milestone.store.ts'
import { chargedOf } from '../refund/give-back.ts'
import { presentRefund } from '../refund/present-refund.ts'
import { type Refund, refundsColumn } from '../refund/refund.store.ts'

type HireRow = Omit<AdminHire, 'asked_at' | 'changed_at' | 'can_cancel' | 'refund' | 'refundable'> & {
  asked_at: Date
  changed_at: Date
  milestones: Milestone[]
  refunds: Refund[]
}

const ongoing: readonly HireState[] = ['unpaid', 'requested', 'accepted', 'active', 'delivered']

export type HireSearch = {
  text: string
  state: HireState | undefined
  refund: 'waiting' | undefined
}

const client = accountNameOf('c')
const designer = accountNameOf('a')

const textIs = (text: string): Sql =>
  sql`lower(concat_ws(' ', h.project_name, ${client}, c.email, ${designer})) like ${holding(text)}`

const sought = ({ text, state, refund }: HireSearch): Sql => sql`${text === '' ? sql`true` : textIs(text)}
  and ${state ? sql`h.state = ${state}` : sql`true`} and ${
    refund
      ? sql`exists (select 1 from milestone_refund r where r.hire_id = h.id and r.state in ('asked', 'disputed'))`
      : sql`true`
  }`

const hires = (condition: Sql): Sql => sql`
  from designer_hire h join account c on c.id = h.account_id join designer_profile d on d.id = h.profile_id
    join account a on a.id = d.account_id
  where ${condition}`

const selectHires = async (db: Queries, condition: Sql, rest: Sql): Promise<AdminHire[]> => {
  const rows = await db.query<HireRow>(sql`
    select h.public_id as id, h.project_name, ${client} as client_name, c.email as client_email,
      ${designer} as designer_name, h.state, h.price_cents::float8 as price_cents, h.word,
      h.requested_at as asked_at, h.changed_at, (
        select coalesce(sum(p.amount_cents), 0)::float8 from payment_hold p
        where p.hire_id = h.id and p.state = 'held') as held_cents, (
        select coalesce(sum(p.captured_cents), 0)::float8 from payment_hold p where p.hire_id = h.id) as paid_cents, (
        select coalesce(sum(p.refunded_cents), 0)::float8 from payment_hold p where p.hire_id = h.id) as refunded_cents,
      ${milestonesColumn}, ${refundsColumn}
    ${hires(condition)} ${rest}`)
  return rows.map(presentHire)
}

const presentHire = ({ asked_at, changed_at, milestones, refunds, ...row }: HireRow): AdminHire => ({
  ...row,
  asked_at: asked_at.toISOString(),
  changed_at: changed_at.toISOString(),
  can_cancel: ongoing.includes(row.state),
  refund: refunds.filter(({ state }) => isOpenRefund(state)).map(presentRefund)[0] ?? null,
  refundable: milestones
    .map((one) => ({ id: one.publicId, title: one.title, left_cents: leftOf(chargedOf(one)) }))
    .filter(({ left_cents }) => left_cents > 0),
})

export const countAdminHires = async (db: Queries, search: HireSearch): Promise<number> =>
  (await db.query<{ count: number }>(sql`select count(*)::int as count ${hires(sought(search))}`))[0]
    ?.count ?? 0

type Listed = HireSearch & { sort: SortBy<(typeof adminHireSorts)[number]> }

export const adminHires = (
  db: Queries,
  { sort, ...search }: Listed,
  { skip, most }: Span,
): Promise<AdminHire[]> => {
  const order = tableOrder(sort, {
    columns: { changed: sql`h.changed_at`, asked: sql`h.requested_at`, price: sql`h.price_cents` },
    last: sql`h.id`,
  })
  return selectHires(db, sought(search), sql`order by ${order} limit ${most} offset ${skip}`)
}

export const adminHire = async (db: Queries, publicId: string): Promise<AdminHire | null> =>
  (await selectHires(db, sql`h.public_id = ${publicId}`, sql`limit 1`))[0] ?? null

export const hireIdOf = async (db: Queries, publicId: string): Promise<number | null> =>
  (await db.query<{ id: number }>(sql`select id from designer_hire where public_id = ${publicId}`))[0]?.id ??
  null
