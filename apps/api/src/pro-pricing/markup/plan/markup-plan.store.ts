import type { PricingScope } from '@showroom/contract/pricing/markup'
import type {
  MarkupPlanProblem,
  markupPlanSorts,
  MarkupPlanState,
  MarkupPlanView,
} from '@showroom/contract/pricing/markup-plan.rules'
import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import { accountNameOf } from '../../../account/account-name.store.ts'
import type { Queries } from '../../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { holding } from '../../../shared/holding.ts'
import type { Span } from '../../../shared/paged-reply.ts'
import { tableOrder } from '../../../shared/table.ts'
import type { ScopeIds } from '../scope.ts'

export type NewPlan = ScopeIds & { publicId: string; markupBps: number | null }
type Planning = { showroomId: number; day: Day; plannedBy: number | null; now: Date }

const asked = (plans: readonly NewPlan[]): Sql => sql`
  jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as asked ("publicId" text, "vendorId" int, "categoryId" int,
    "productId" int, "clientId" int, "markupBps" int)`

/** What was planned for the same rules and day is replaced. */
export const savePlans = async (
  tx: Queries,
  plans: readonly NewPlan[],
  { showroomId, day, plannedBy, now }: Planning,
): Promise<void> => {
  await tx.query(sql`
    update markup_plan p set state = 'replaced', ended_at = ${now}::timestamptz from ${asked(plans)}
    where p.showroom_id = ${showroomId} and p.effective_on = ${day}::date and p.state = 'planned'
      and p.vendor_id is not distinct from asked."vendorId" and p.category_id is not distinct from asked."categoryId"
      and p.product_id is not distinct from asked."productId" and p.client_id is not distinct from asked."clientId"`)
  await tx.query(sql`
    insert into markup_plan (public_id, showroom_id, vendor_id, category_id, product_id, client_id, effective_on,
      markup_bps, planned_by, planned_at)
    select asked."publicId", ${showroomId}::int, asked."vendorId", asked."categoryId", asked."productId",
      asked."clientId", ${day}::date, asked."markupBps", ${plannedBy}::int, ${now}::timestamptz
    from ${asked(plans)}`)
}

export type WaitingPlan = ScopeIds & {
  id: number
  effectiveOn: Day
  markupBps: number | null
  isMaterialSold: boolean
}

/** All that wait, whether their day has come or not. */
export const waitingPlans = (tx: Queries, showroomId: number): Promise<WaitingPlan[]> =>
  tx.query<WaitingPlan>(sql`
    select p.id, p.vendor_id as "vendorId", p.category_id as "categoryId", p.product_id as "productId",
      p.client_id as "clientId", p.effective_on::text as "effectiveOn", p.markup_bps as "markupBps",
      coalesce((select k.status = 'active' from product k where k.id = p.product_id), true) as "isMaterialSold"
    from markup_plan p where p.showroom_id = ${showroomId} and p.state = 'planned'`)

type Ended = {
  id: number
  state: MarkupPlanState
  problem: MarkupPlanProblem | null
  beforeBps: number | null
  now: Date
}

export const saveDone = (tx: Queries, { id, state, problem, beforeBps, now }: Ended) =>
  tx.query(sql`
    update markup_plan set state = ${state}, problem = ${problem}, before_bps = ${beforeBps}::int,
      ended_at = ${now}::timestamptz
    where id = ${id}`)

type Named = { publicId: string; state: MarkupPlanState; effectiveOn: Day }

/** Of those that are named, the showroom's own. */
export const plansNamed = (tx: Queries, showroomId: number, publicIds: readonly string[]): Promise<Named[]> =>
  tx.query<Named>(sql`
    select public_id as "publicId", state, effective_on::text as "effectiveOn" from markup_plan
    where showroom_id = ${showroomId} and public_id = any(${publicIds}::text[])`)

export const saveCancelled = (
  tx: Queries,
  publicIds: readonly string[],
  { showroomId, now }: { showroomId: number; now: Date },
) =>
  tx.query(sql`
    update markup_plan set state = 'cancelled', ended_at = ${now}::timestamptz
    where showroom_id = ${showroomId} and state = 'planned' and public_id = any(${publicIds}::text[])`)

export type ListedPlan = PricingScope & {
  publicId: string
  effectiveOn: Day
  markupBps: number | null
  beforeBps: number | null
  state: MarkupPlanState
  problem: MarkupPlanProblem | null
  plannedBy: string
  plannedAt: Date
  endedAt: Date | null
}

export const countPlans = async (db: Queries, showroomId: number): Promise<Map<MarkupPlanState, number>> => {
  const rows = await db.query<{ state: MarkupPlanState; count: number }>(sql`
    select state, count(*)::int as count from markup_plan where showroom_id = ${showroomId} group by state`)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/** What another row says of the same rule as `p`. */
const sameAs = (other: 'r' | 'e'): Sql =>
  raw(`${other}.showroom_id = p.showroom_id and ${other}.vendor_id is not distinct from p.vendor_id
    and ${other}.category_id is not distinct from p.category_id
    and ${other}.product_id is not distinct from p.product_id
    and ${other}.client_id is not distinct from p.client_id`)

/** What a change that waits is compared with is what others make of the rule by then. */
const beforeColumn = sql`case when p.state <> 'planned' then p.before_bps
  when earlier.id is not null then earlier.markup_bps
  else (select r.markup_bps from markup_rule r where ${sameAs('r')} order by r.id desc limit 1) end`

export type PlanSearch = {
  showroomId: number
  view: MarkupPlanView
  state: MarkupPlanState | undefined
  text: string
}

const planner = accountNameOf('planner')

/** Plans `p` with what they name. */
const named = sql`markup_plan p
  left join vendor v on v.id = p.vendor_id
  left join category c on c.id = p.category_id
  left join product k on k.id = p.product_id
  left join account a on a.id = p.client_id
  left join account planner on planner.id = p.planned_by`

const sought = ({ showroomId, view, state, text }: PlanSearch): Sql => sql`p.showroom_id = ${showroomId}
  and ${view === 'coming' ? sql`p.state = 'planned'` : sql`p.state <> 'planned'`}
  and ${state ? sql`p.state = ${state}` : sql`true`}
  and ${text === '' ? sql`true` : sql`lower(concat_ws(' ', v.name, c.name, k.name, ${accountNameOf('a')}, a.email, ${planner})) like ${holding(text)}`}`

export const countSought = async (db: Queries, search: PlanSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${named} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

const sortable: Record<(typeof markupPlanSorts)[number], Sql> = {
  day: raw('p.effective_on'),
  planned: raw('p.planned_at'),
  ended: raw('p.ended_at'),
}
export type PlanSort = SortBy<(typeof markupPlanSorts)[number]>

/** What it is compared with is looked up for the page alone. */
export const listedPlans = (
  db: Queries,
  { sort, ...search }: PlanSearch & { sort: PlanSort },
  { skip, most }: Span,
): Promise<ListedPlan[]> => {
  const order = tableOrder(sort, { columns: sortable, last: raw('p.id') })
  return db.query<ListedPlan>(sql`
    select p.public_id as "publicId", p.effective_on::text as "effectiveOn", p.markup_bps as "markupBps",
      ${beforeColumn} as "beforeBps", p.state, p.problem, p.planned_at as "plannedAt", p.ended_at as "endedAt",
      coalesce(${planner}, '') as "plannedBy", v.name as vendor,
      case when c.id is not null then json_build_object('slug_url', c.slug_url, 'name', c.name) end as category,
      case when k.id is not null then json_build_object('id', k.public_id, 'name', k.name) end as product,
      case when a.id is not null then json_build_object(
        'email', a.email, 'name', trim(a.first_name || ' ' || a.last_name)) end as client
    from ${named}
      left join lateral (
        select e.id, e.markup_bps from markup_plan e
        where ${sameAs('e')} and e.state = 'planned' and e.effective_on < p.effective_on
        order by e.effective_on desc limit 1) earlier on p.state = 'planned'
    where p.id in (
      select p.id from ${named} where ${sought(search)} order by ${order} limit ${most} offset ${skip})
    order by ${order}`)
}

export const deletePlansFor = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from markup_plan where client_id = ${accountId}`)
