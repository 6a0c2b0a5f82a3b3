import type { AdminDesigner } from '@showroom/contract/designer/admin-designer'
import type {
  adminDesignerSorts,
  LicenseState,
  ListingState,
} from '@showroom/contract/designer/admin-designer-choices'
import type { SortBy } from '@showroom/contract/shared/sort'
import { accountNameOf } from '../../account/account-name.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

type Moments = { license_verified_at: Date | null; hidden_at: Date | null; joined_at: Date }
type DesignerRow = Omit<AdminDesigner, keyof Moments> & Moments

export type DesignerSearch = {
  text: string
  license: LicenseState | undefined
  listing: ListingState | undefined
}

const name = accountNameOf('a')

const licenses: Record<LicenseState, Sql> = {
  none: sql`s.license_number is null`,
  unverified: sql`s.license_number is not null and d.license_verified_at is null`,
  verified: sql`s.license_number is not null and d.license_verified_at is not null`,
}

const listings: Record<ListingState, Sql> = {
  listed: sql`d.hidden_at is null and d.is_listed`,
  unlisted: sql`d.hidden_at is null and not d.is_listed`,
  hidden: sql`d.hidden_at is not null`,
}

const textIs = (text: string): Sql =>
  sql`lower(concat_ws(' ', ${name}, s.company_name, a.email, s.license_number)) like ${holding(text)}`

const sought = ({
  text,
  license,
  listing,
}: DesignerSearch): Sql => sql`${text === '' ? sql`true` : textIs(text)}
  and ${license ? licenses[license] : sql`true`} and ${listing ? listings[listing] : sql`true`}`

const designers = (condition: Sql): Sql => sql`
  from designer_profile d join account a on a.id = d.account_id and a.deleted_at is null
    left join showroom s on s.user_id = a.public_id where ${condition}`

const selectDesigners = async (db: Queries, condition: Sql, rest: Sql): Promise<AdminDesigner[]> => {
  const rows = await db.query<DesignerRow>(sql`
    select d.public_id as id, ${name} as name, a.email, coalesce(s.company_name, '') as company_name,
      s.license_number, d.license_verified_at, d.is_listed, d.hidden_at, d.hidden_reason, d.created_at as joined_at, (
        select count(*)::int from designer_hire h where h.profile_id = d.id
          and h.state in ('requested', 'accepted', 'active', 'delivered', 'approved')) as open_hires, (
        select coalesce(sum(p.captured_cents), 0)::float8 from payment_hold p
          join designer_hire h on h.id = p.hire_id where h.profile_id = d.id) as paid_cents
    ${designers(condition)} ${rest}`)
  return rows.map(({ license_verified_at, hidden_at, joined_at, ...row }) => ({
    ...row,
    license_verified_at: license_verified_at?.toISOString() ?? null,
    hidden_at: hidden_at?.toISOString() ?? null,
    joined_at: joined_at.toISOString(),
  }))
}

export const countAdminDesigners = async (db: Queries, search: DesignerSearch): Promise<number> =>
  (await db.query<{ count: number }>(sql`select count(*)::int as count ${designers(sought(search))}`))[0]
    ?.count ?? 0

type Listed = DesignerSearch & { sort: SortBy<(typeof adminDesignerSorts)[number]> }

export const adminDesigners = (
  db: Queries,
  { sort, ...search }: Listed,
  { skip, most }: Span,
): Promise<AdminDesigner[]> => {
  const order = tableOrder(sort, {
    columns: {
      joined: sql`d.created_at`,
      name: sql`lower(${name})`,
      company: sql`lower(nullif(s.company_name, ''))`,
    },
    last: sql`d.id`,
  })
  return selectDesigners(db, sought(search), sql`order by ${order} limit ${most} offset ${skip}`)
}

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
