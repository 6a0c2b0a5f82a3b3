import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Counted = { carts: number; lines: number; projects: number }

/** How many of each the database keeps, whosever they are. */
export const countCarts = async (db: Queries): Promise<Counted> => {
  const [counted] = await db.query<Counted>(sql`
    select (select count(*) from cart)::int as carts, (select count(*) from cart_line)::int as lines,
      (select count(*) from project)::int as projects`)
  return counted ?? { carts: 0, lines: 0, projects: 0 }
}
