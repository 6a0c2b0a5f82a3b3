import type { AdminDesigner, AdminHire } from '@showroom/contract/designer/admin-designer.endpoints'
import type { HireState } from '@showroom/contract/designer/designer-choices'
import { isOpenRefund, leftOf } from '@showroom/contract/designer/milestone-refund.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { milestonesColumn, type Milestone } from '../payment/milestone.store.ts'
import { chargedOf } from '../refund/give-back.ts'
import { presentRefund } from '../refund/present-refund.ts'
import { type Refund, refundsColumn } from '../refund/refund.store.ts'
import type { Span } from '../../shared/paged-reply.ts'

type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & Record<Field, Date | null>
type DesignerRow = Dated<AdminDesigner, 'license_verified_at' | 'hidden_at'>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const designers = (condition: Sql): Sql => sql`
  from designer_profile d join account a on a.id = d.account_id and a.deleted_at is null
    left join showroom s on s.user_id = a.public_id where ${condition}`

const found = (text: string): Sql => sql`concat_ws(' ', a.first_name, a.last_name, s.company_name, a.email)
  ilike '%' || replace(replace(replace(${text}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

const selectDesigners = async (db: Queries, condition: Sql, rest: Sql): Promise<AdminDesigner[]> => {
  const rows = await db.query<DesignerRow>(sql`
    select d.public_id as id, concat_ws(' ', a.first_name, a.last_name) as name, a.email,
      coalesce(s.company_name, '') as company_name, s.license_number, d.license_verified_at, d.is_listed, d.hidden_at,
      d.hidden_reason, (
        select count(*)::int from designer_hire h where h.profile_id = d.id
          and h.state in ('requested', 'accepted', 'active', 'delivered', 'approved')) as open_hires, (
        select coalesce(sum(p.captured_cents), 0)::float8 from payment_hold p
          join designer_hire h on h.id = p.hire_id where h.profile_id = d.id) as paid_cents
    ${designers(condition)} order by d.id desc ${rest}`)
  return rows.map(({ license_verified_at, hidden_at, ...row }) => ({
    ...row,
    license_verified_at: iso(license_verified_at),
    hidden_at: iso(hidden_at),
  }))
}

export const countAdminDesigners = async (db: Queries, text: string): Promise<number> =>
  (await db.query<{ count: number }>(sql`select count(*)::int as count ${designers(found(text))}`))[0]
    ?.count ?? 0

export const adminDesigners = (db: Queries, text: string, { skip, most }: Span): Promise<AdminDesigner[]> =>
  selectDesigners(db, found(text), sql`limit ${most} offset ${skip}`)

export const adminDesigner = async (db: Queries, publicId: string): Promise<AdminDesigner | null> =>
  (await selectDesigners(db, sql`d.public_id = ${publicId}`, sql`limit 1`))[0] ?? null

export const saveLicenseVerified = (tx: Queries, publicId: string, at: Date) =>
  tx.query(sql`
    update designer_profile set license_verified_at = coalesce(license_verified_at, ${at}) where public_id = ${publicId}`)

/** With a reason it is hidden from then on; with null it is back. */
export const saveHidden = (tx: Queries, publicId: string, hidden: { at: Date; reason: string } | null) =>
  tx.query(sql`
    update designer_profile set hidden_at = ${hidden?.at ?? null}, hidden_reason = ${hidden?.reason ?? ''}
    where public_id = ${publicId}`)

type HireRow = Omit<AdminHire, 'changed_at' | 'can_cancel' | 'refund' | 'refundable'> & {
  changed_at: Date
  milestones: Milestone[]
  refunds: Refund[]
}

const ongoing: readonly HireState[] = ['unpaid', 'requested', 'accepted', 'active', 'delivered']
export type HireSought = { state?: HireState | undefined; refund?: 'waiting' | undefined }

const sought = ({ state, refund }: HireSought): Sql => sql`
  ${state ? sql`h.state = ${state}` : sql`true`} and ${
    refund
      ? sql`exists (select 1 from milestone_refund r where r.hire_id = h.id and r.state in ('asked', 'disputed'))`
      : sql`true`
  }`

const selectHires = async (db: Queries, condition: Sql, rest: Sql): Promise<AdminHire[]> => {
  const rows = await db.query<HireRow>(sql`
    select h.public_id as id, h.project_name, concat_ws(' ', c.first_name, c.last_name) as client_name,
      c.email as client_email, concat_ws(' ', a.first_name, a.last_name) as designer_name, h.state,
      h.price_cents::float8 as price_cents, h.word, h.changed_at, (
        select coalesce(sum(p.amount_cents), 0)::float8 from payment_hold p
        where p.hire_id = h.id and p.state = 'held') as held_cents, (
        select coalesce(sum(p.captured_cents), 0)::float8 from payment_hold p where p.hire_id = h.id) as paid_cents, (
        select coalesce(sum(p.refunded_cents), 0)::float8 from payment_hold p where p.hire_id = h.id) as refunded_cents,
      ${milestonesColumn}, ${refundsColumn}
    from designer_hire h join account c on c.id = h.account_id join designer_profile d on d.id = h.profile_id
      join account a on a.id = d.account_id
    where ${condition} order by h.changed_at desc, h.id desc ${rest}`)
  return rows.map(({ changed_at, milestones, refunds, ...row }) => ({
    ...row,
    changed_at: changed_at.toISOString(),
    can_cancel: ongoing.includes(row.state),
    refund: refunds.filter(({ state }) => isOpenRefund(state)).map(presentRefund)[0] ?? null,
    refundable: milestones
      .map((one) => ({ id: one.publicId, title: one.title, left_cents: leftOf(chargedOf(one)) }))
      .filter(({ left_cents }) => left_cents > 0),
  }))
}

export const countAdminHires = async (db: Queries, asked: HireSought): Promise<number> =>
  (
    await db.query<{ count: number }>(
      sql`select count(*)::int as count from designer_hire h where ${sought(asked)}`,
    )
  )[0]?.count ?? 0

export const adminHires = (db: Queries, asked: HireSought, { skip, most }: Span): Promise<AdminHire[]> =>
  selectHires(db, sought(asked), sql`limit ${most} offset ${skip}`)

export const adminHire = async (db: Queries, publicId: string): Promise<AdminHire | null> =>
  (await selectHires(db, sql`h.public_id = ${publicId}`, sql`limit 1`))[0] ?? null

export const hireIdOf = async (db: Queries, publicId: string): Promise<number | null> =>
  (await db.query<{ id: number }>(sql`select id from designer_hire where public_id = ${publicId}`))[0]?.id ??
  null
