import type {
  MemberRight,
  PriceSight,
  ProjectRole,
  ProjectState,
  ProjectType,
} from '@showroom/contract/project/project-choices'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** A project with what one of its people may do there. */
export type AccessibleProject = {
  id: number
  publicId: string
  showroomId: number
  showroomRef: string
  vsdId: string | null
  companyName: string
  logo: string | null
  ownerId: number
  name: string
  type: ProjectType | null
  address: string
  zipCode: string
  startOn: string | null
  budgetCents: number | null
  state: ProjectState
  createdAt: Date
  updatedAt: Date
  role: ProjectRole
  right: MemberRight
  sees: PriceSight
  /** Null for the owner. */
  memberId: number | null
}

/** Who asks, and when: membership may end. */
export type Asking = { accountId: number; now: Date }

/** Who owns it or has joined it and is still in it: part of every condition, so that no one else finds it. */
export const accessFrom = ({ accountId, now }: Asking): Sql => sql`
  from project p join showroom s on s.id = p.showroom_id
    left join project_member me on me.project_id = p.id and me.account_id = ${accountId}
      and (me.ends_at is null or me.ends_at > ${now})
  where (p.account_id = ${accountId} or (me.id is not null and p.account_id is not null))`

/** The least of what its owner and the showroom's Pro let somebody see. */
const seenBy = (accountId: number): Sql => sql`
  case (select t.price_visibility from client_terms t where t.showroom_id = p.showroom_id and t.account_id = ${accountId})
    when 'hidden' then 'no'
    when 'allowances' then case when p.account_id = ${accountId} or me.sees_prices = 'yes' then 'allowance' else me.sees_prices end
    when 'totals' then case when p.account_id = ${accountId} or me.sees_prices = 'yes' then 'allowance' else me.sees_prices end
    else case when p.account_id = ${accountId} then 'yes' else me.sees_prices end
  end`

export const accessColumns = (accountId: number): Sql => sql`
  p.id, p.public_id as "publicId", s.id as "showroomId", s.user_id as "showroomRef", s.vsd_id as "vsdId",
  s.company_name as "companyName", s.business_logo as logo, p.account_id as "ownerId", p.name, p.type, p.address,
  p.zip_code as "zipCode", p.start_on::text as "startOn", p.budget_cents::float8 as "budgetCents", p.state,
  p.created_at as "createdAt", p.updated_at as "updatedAt",
  case when p.account_id = ${accountId} then 'owner' else me.role end as role,
  case when p.account_id = ${accountId} then 'order' else me.can end as right,
  ${seenBy(accountId)} as sees,
  case when p.account_id = ${accountId} then null else me.id end as "memberId"`

const oneWhere = async (db: Queries, asking: Asking, condition: Sql): Promise<AccessibleProject | null> => {
  const [found] = await db.query<AccessibleProject>(sql`
    select ${accessColumns(asking.accountId)} ${accessFrom(asking)} and ${condition}`)
  return found ?? null
}

/** What a call names: the project itself, or something in it. */
export type Named = 'project' | 'room' | 'item' | 'member' | 'file'

const conditions: Record<Named, (publicId: string) => Sql> = {
  project: (publicId) => sql`p.public_id = ${publicId}`,
  room: (publicId) => sql`p.id = (select project_id from project_room where public_id = ${publicId})`,
  item: (publicId) => sql`p.id = (select project_id from project_item where public_id = ${publicId})`,
  member: (publicId) => sql`p.id = (select project_id from project_member where public_id = ${publicId})`,
  file: (publicId) => sql`p.id = (select project_id from project_file where public_id = ${publicId})`,
}

export const accessibleProject = (
  db: Queries,
  { named, id, ...asking }: Asking & { named: Named; id: string },
): Promise<AccessibleProject | null> => oneWhere(db, asking, conditions[named](id))
