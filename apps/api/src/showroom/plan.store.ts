import { premiumPlanDollars } from '@showroom/contract/policy/figures'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { PlanColumns } from './showroom.ts'

/** What of a showroom says which plan it has: the one place that a paid plan is written to. */
export const savePlan = (tx: Queries, showroomId: number, plan: 'Free' | 'Premium') =>
  plan === 'Premium'
    ? tx.query(sql`
        update showroom set plan = 'Premium', plan_status = 'active', paid_amount = ${premiumPlanDollars}
        where id = ${showroomId}`)
    : tx.query(sql`
        update showroom set plan = 'Free', plan_status = 'inactive', paid_amount = 0 where id = ${showroomId}`)

export const planOf = async (db: Queries, showroomId: number): Promise<PlanColumns | null> => {
  const [row] = await db.query<PlanColumns>(
    sql`select has_custom_addon, plan, plan_status, paid_amount from showroom where id = ${showroomId}`,
  )
  return row ?? null
}

/** The public id of the Pro whose it is. */
export const proOf = async (db: Queries, showroomId: number): Promise<string | null> => {
  const [row] = await db.query<{ userId: string }>(
    sql`select user_id as "userId" from showroom where id = ${showroomId}`,
  )
  return row?.userId ?? null
}
