import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Coupon = {
  id: number
  publicId: string
  code: string
  offBps: number | null
  offCents: number | null
  categoryId: number | null
  productId: number | null
  clientId: number | null
  minimumCents: number
  startsAt: Date
  endsAt: Date | null
  limitTotal: number | null
  limitPerClient: number | null
  isActive: boolean
  /** Uses that count. */
  used: number
}

export const couponColumns = sql`
  c.id, c.public_id as "publicId", c.code, c.off_bps as "offBps", c.off_cents as "offCents",
  c.category_id as "categoryId", c.product_id as "productId", c.client_id as "clientId",
  c.minimum_cents as "minimumCents", c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.limit_total as "limitTotal", c.limit_per_client as "limitPerClient", c.is_active as "isActive",
  (select count(*)::int from coupon_use u where u.coupon_id = c.id and u.released_at is null) as used`

export const couponByCode = async (db: Queries, showroomId: number, code: string): Promise<Coupon | null> => {
  const [coupon] = await db.query<Coupon>(sql`
    select ${couponColumns} from coupon c where c.showroom_id = ${showroomId} and c.code = ${code}`)
  return coupon ?? null
}

type Percentage = { showroomId: number; publicId: string; code: string; offBps: number; startsAt: Date }

/** A share off everything for everybody, unless the showroom has a coupon of that code. */
export const ensureCoupon = (db: Queries, { showroomId, publicId, code, offBps, startsAt }: Percentage) =>
  db.query(sql`
    insert into coupon (public_id, showroom_id, code, off_bps, starts_at)
    values (${publicId}, ${showroomId}, ${code}, ${offBps}, ${startsAt})
    on conflict (showroom_id, code) do nothing`)

/** Nobody else counts or changes its uses until the transaction ends. */
export const lockCoupon = async (tx: Queries, couponId: number): Promise<Coupon | null> => {
  await tx.query(sql`select 1 from coupon where id = ${couponId} for update`)
  const [coupon] = await tx.query<Coupon>(sql`select ${couponColumns} from coupon c where c.id = ${couponId}`)
  return coupon ?? null
}

export const usesBy = async (db: Queries, couponId: number, accountId: number): Promise<number> => {
  const [row] = await db.query<{ uses: number }>(sql`
    select count(*)::int as uses from coupon_use
    where coupon_id = ${couponId} and account_id = ${accountId} and released_at is null`)
  return row?.uses ?? 0
}

/** Of orders that would give theirs back. */
export const usesOfOrders = async (
  db: Queries,
  couponId: number,
  orderIds: readonly number[],
): Promise<number> => {
  const [row] = await db.query<{ uses: number }>(sql`
    select count(*)::int as uses from coupon_use
    where coupon_id = ${couponId} and order_id = any(${[...orderIds]}::int[]) and released_at is null`)
  return row?.uses ?? 0
}

export type CouponUse = { couponId: number; orderId: number; accountId: number; now: Date }

export const isUsedBy = async (tx: Queries, orderId: number): Promise<boolean> => {
  const uses = await tx.query(
    sql`select 1 from coupon_use where order_id = ${orderId} and released_at is null`,
  )
  return uses.length > 0
}

export const saveUse = (tx: Queries, { couponId, orderId, accountId, now }: CouponUse) =>
  tx.query(sql`
    insert into coupon_use (coupon_id, order_id, account_id, used_at)
    values (${couponId}, ${orderId}, ${accountId}, ${now})
    on conflict (order_id) do update
      set coupon_id = excluded.coupon_id, account_id = excluded.account_id, used_at = excluded.used_at,
        released_at = null`)

export const saveRelease = (tx: Queries, orderId: number, now: Date) =>
  tx.query(sql`
    update coupon_use set released_at = ${now} where order_id = ${orderId} and released_at is null`)

/** Which of some products a coupon is for, by what it names. */
export const productsInScope = async (
  db: Queries,
  { productId, categoryId }: Pick<Coupon, 'productId' | 'categoryId'>,
  productIds: readonly number[],
): Promise<Set<number>> => {
  const rows = await db.query<{ id: number }>(sql`
    select id from product
    where id = any(${productIds}::int[])
      and (${productId}::int is null or id = ${productId}::int)
      and (${categoryId}::int is null or ${categoryId}::int in (category_id, root_category_id))`)
  return new Set(rows.map(({ id }) => id))
}

/** Orders whose use of a coupon counts. */
export const ordersUsingCoupons = async (db: Queries): Promise<number[]> => {
  const rows = await db.query<{ orderId: number }>(
    sql`select order_id as "orderId" from coupon_use where released_at is null order by order_id`,
  )
  return rows.map(({ orderId }) => orderId)
}
