import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { testDay } from '../../testing/test-clock.ts'

/** A placed order of a project's owner. */
export const placeOrderFor = (
  db: Queries,
  { projectId, totalCents }: { projectId: string; totalCents: number },
) =>
  db.query(sql`
    insert into shop_order (public_id, number, showroom_id, account_id, project_id, cart_version, price_version, payment_method_id, state, ship_to,
      merchandise_cents, discount_cents, shipping_cents, tax_cents, total_cents, created_at, placed_at)
    select 'order-' || p.public_id, 'SR-' || p.public_id, p.showroom_id, p.account_id, p.id, 1, 'as tested', 'pm_tested', 'placed', '{}',
      ${totalCents}::int, 0, 0, 0, ${totalCents}::int, ${testDay}::timestamptz, ${testDay}::timestamptz
    from project p where p.public_id = ${projectId}`)
