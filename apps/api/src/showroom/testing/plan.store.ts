import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** As the payment of a Premium plan leaves the row. */
export const givePremium = (db: Queries, userId: string) =>
  db.query(
    sql`update showroom set plan = 'Premium', plan_status = 'active', paid_amount = 199 where user_id = ${userId}`,
  )
