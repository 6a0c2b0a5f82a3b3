import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { testDay } from '../../testing/test-clock.ts'

type Coupon = {
  showroomId: number
  code: string
  offBps?: number
  offCents?: number
  categoryId?: number
  productId?: number
  clientId?: number
  minimumCents?: number
  startsAt?: string
  endsAt?: string
  limitTotal?: number
  limitPerClient?: number
  isActive?: boolean
}

/** Five percent off everything for everybody, since the beginning of 2026; say only what the test is about. */
export const saveCoupon = async (db: Queries, coupon: Coupon): Promise<number> => {
  const { offCents = null } = coupon
  const offBps = coupon.offBps ?? (offCents === null ? 500 : null)
  const [saved] = await db.query<{ id: number }>(sql`
    insert into coupon (public_id, showroom_id, code, off_bps, off_cents, category_id, product_id, client_id,
      minimum_cents, starts_at, ends_at, limit_total, limit_per_client, is_active)
    values (${newPublicId()}, ${coupon.showroomId}, ${coupon.code}, ${offBps}, ${offCents},
      ${coupon.categoryId ?? null}, ${coupon.productId ?? null}, ${coupon.clientId ?? null},
      ${coupon.minimumCents ?? 0}, ${coupon.startsAt ?? '2026-01-01T08:00:00Z'}, ${coupon.endsAt ?? null},
      ${coupon.limitTotal ?? null}, ${coupon.limitPerClient ?? null}, ${coupon.isActive ?? true})
    returning id`)
  return saved?.id ?? 0
}

/** An order of nothing, for what only needs one to be there. */
export const saveOrder = async (
  db: Queries,
  { showroomId, accountId }: { showroomId: number; accountId: number },
): Promise<number> => {
  const publicId = newPublicId()
  const [saved] = await db.query<{ id: number }>(sql`
    insert into shop_order (public_id, number, showroom_id, account_id, cart_version, state, ship_to,
      merchandise_cents, discount_cents, shipping_cents, tax_cents, total_cents, created_at, price_version,
      payment_method_id)
    values (${publicId}, ${publicId}, ${showroomId}, ${accountId}, 1, 'placing', '{}', 0, 0, 0, 0, 0, ${testDay}::timestamptz, '', '')
    returning id`)
  return saved?.id ?? 0
}
