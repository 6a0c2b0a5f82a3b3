import type { ProHome, SetUpStep } from '@showroom/contract/workspace/workspace'
import { timezone } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

type SetUp = { id: number; vsdId: string | null; companyName: string; done: SetUpStep[] }

/** What of the showroom is set up. */
export const showroomSetUp = async (db: Queries, userId: string): Promise<SetUp | null> => {
  const [found] = await db.query<Omit<SetUp, 'done'> & Record<SetUpStep, boolean>>(sql`
    select s.id, s.vsd_id as "vsdId", s.company_name as "companyName",
      s.tagline is not null or s.theme_color is not null or s.business_logo is not null as brand,
      exists (select 1 from markup_rule r where r.showroom_id = s.id) as markup,
      exists (select 1 from payout_account p where p.account = 'contractor' and p.party_id = s.id
        and p.provider_ref is not null) as payouts,
      exists (select 1 from account a where a.showroom_id = s.id)
        -- With an account that they had before.
        or exists (select 1 from invite i where i.showroom_id = s.id and i.audience = 'client'
          and i.joined_at is not null) as client
    from showroom s where s.user_id = ${userId}`)
  if (!found) return null
  const { id, vsdId, companyName, ...steps } = found
  const done = (Object.keys(steps) as SetUpStep[]).filter((step) => steps[step])
  return { id, vsdId, companyName, done }
}

type Since = { showroomId: number; monthFrom: Day; funnelFrom: Day }

const isSince = (moment: Sql, day: Day): Sql =>
  sql`${moment} >= (${day}::date)::timestamp at time zone ${timezone}`

/** Sums of days, and of what was ordered; a cart counts while something was done with it in that time. */
export const proFigures = async (
  db: Queries,
  { showroomId, monthFrom, funnelFrom }: Since,
): Promise<Pick<ProHome, 'funnel' | 'month'>> => {
  const [sums] = await db.query<{
    visits: number
    carts: number
    orders: number
    monthOrders: number
    salesCents: number
  }>(sql`
    select (select coalesce(sum(v.visits), 0)::int from showroom_visit v
        where v.showroom_id = ${showroomId} and v.day >= ${funnelFrom}::date) as visits,
      (select count(*)::int from cart c
        where c.showroom_id = ${showroomId} and ${isSince(sql`c.updated_at`, funnelFrom)}) as carts,
      count(*) filter (where ${isSince(sql`o.placed_at`, funnelFrom)})::int as orders,
      count(*) filter (where ${isSince(sql`o.placed_at`, monthFrom)})::int as "monthOrders",
      coalesce(sum(o.total_cents) filter (where ${isSince(sql`o.placed_at`, monthFrom)}), 0)::bigint
        as "salesCents"
    from shop_order o
    where o.showroom_id = ${showroomId} and o.state = 'placed'
      and ${isSince(sql`o.placed_at`, funnelFrom < monthFrom ? funnelFrom : monthFrom)}`)
  if (!sums) throw new Error('Sums have always a row.')
  const { visits, carts, orders, monthOrders, salesCents } = sums
  return {
    funnel: { visits, carts, orders },
    month: { orders: monthOrders, sales_cents: salesCents },
  }
}
