import type { AccountStatus, AccountType } from '@showroom/contract/account/account'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { userSorts } from '@showroom/contract/user/user.rules'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'
import { tableOrder } from '../shared/table.ts'

export type FoundUser = {
  id: number
  publicId: string
  name: string
  email: string
  type: AccountType
  status: AccountStatus
  isVerified: boolean
  isErased: boolean
  phone: string
  zipCode: string
  company: string | null
  showroomId: string | null
  createdAt: Date
  lastSeenAt: Date | null
}

export type UserSearch = { text: string; type: AccountType | null; status: AccountStatus | null }

/** What people typed, and nothing that a pattern means. */
const holding = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`

const words = sql`lower(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || a.public_id)`

const sought = ({ text, type, status }: UserSearch): Sql =>
  sql`(${type}::text is null or a.type = ${type}) and (${status}::text is null or a.status = ${status})
    and ${text === '' ? sql`true` : sql`${words} like ${holding(text)}`}`

const sortable: Record<(typeof userSorts)[number], Sql> = {
  created: raw('a.created_at'),
  name: raw("lower(a.first_name || ' ' || a.last_name)"),
}
export type UserSort = SortBy<(typeof userSorts)[number]>

const columns = sql`a.id, a.public_id as "publicId", trim(a.first_name || ' ' || a.last_name) as name, a.email, a.type,
  a.status, a.email_verified_at is not null as "isVerified", a.deleted_at is not null as "isErased",
  trim(a.country_code || ' ' || a.phone_number) as phone, a.zip_code as "zipCode",
  coalesce(showroom.company_name, vendor.name) as company, showroom.vsd_id as "showroomId",
  a.created_at as "createdAt", (
    select max(s.last_seen_at) from session s where s.account_id = a.id and s.onlooker_id is null
  ) as "lastSeenAt"`

const people = sql`account a
  left join showroom on showroom.user_id = a.public_id and a.type = 'Contractor'
  left join vendor_member m on m.account_id = a.id left join vendor on vendor.id = m.vendor_id`

export const countUsers = async (db: Queries, search: UserSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from account a where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

export const usersOf = (
  db: Queries,
  search: UserSearch,
  { sort, skip, most }: Span & { sort: UserSort },
): Promise<FoundUser[]> =>
  db.query<FoundUser>(sql`
    select ${columns} from ${people} where ${sought(search)} order by ${tableOrder(sort, { columns: sortable, last: raw('a.id') })}
    limit ${most} offset ${skip}`)

export const userByPublicId = async (db: Queries, publicId: string): Promise<FoundUser | null> => {
  const [found] = await db.query<FoundUser>(
    sql`select ${columns} from ${people} where a.public_id = ${publicId}`,
  )
  return found ?? null
}

export const countOrdersOf = async (db: Queries, accountId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from shop_order where account_id = ${accountId} and state = 'placed'`)
  return counted?.count ?? 0
}
