import type { Priced } from '@showroom/contract/pricing/pricing.rules'
import type { couponSorts } from '@showroom/contract/pricing/coupon.rules'
import type { PricingScope } from '@showroom/contract/pricing/markup'
import { isShownIn } from '../../catalogue/product/is-shown.store.ts'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { type Coupon, couponColumns } from '../../pricing/coupon/coupon.store.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'
import type { ScopeIds } from '../markup/scope.ts'
import type { OwnShowroom } from '../pro-pricing-deps.ts'

export type ListedCoupon = Coupon & Omit<PricingScope, 'vendor'>

export type CouponSearch = { showroomId: number; text: string }
export type CouponSort = SortBy<(typeof couponSorts)[number]>

const joined: Sql = sql`coupon c
  left join category k on k.id = c.category_id
  left join product p on p.id = c.product_id
  left join account a on a.id = c.client_id`

const listed: Sql = sql`${couponColumns},
  case when k.id is not null then json_build_object('slug_url', k.slug_url, 'name', k.name) end as category,
  case when p.id is not null then json_build_object('id', p.public_id, 'name', p.name) end as product,
  case when a.id is not null then json_build_object(
    'email', a.email, 'name', trim(a.first_name || ' ' || a.last_name)) end as client`

const sought = ({ showroomId, text }: CouponSearch): Sql => sql`
  c.showroom_id = ${showroomId}
    and lower(concat_ws(' ', c.code, k.name, p.name, a.first_name, a.last_name, a.email)) like ${holding(text)}`

const sortable: Record<(typeof couponSorts)[number], Sql> = {
  added: raw('c.id'),
  code: raw('c.code'),
  starts: raw('c.starts_at'),
  ends: raw('c.ends_at'),
  used: raw('used'),
}

export const countCoupons = async (db: Queries, search: CouponSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${joined} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

/** With the names of what they are for. */
export const couponsFound = (
  db: Queries,
  search: CouponSearch,
  { sort, skip, most }: Span & { sort: CouponSort },
): Promise<ListedCoupon[]> =>
  db.query<ListedCoupon>(sql`
    select ${listed} from ${joined} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('c.id') })} limit ${most} offset ${skip}`)

/** Null where the showroom has no such coupon. */
export const listedCoupon = async (
  tx: Queries,
  { showroomId, publicId }: Named,
): Promise<ListedCoupon | null> => {
  const [coupon] = await tx.query<ListedCoupon>(sql`
    select ${listed} from ${joined} where c.showroom_id = ${showroomId} and c.public_id = ${publicId}`)
  return coupon ?? null
}

export type SavedCoupon = Omit<ScopeIds, 'vendorId'> & {
  showroomId: number
  publicId: string
  code: string
  offBps: number | null
  offCents: number | null
  minimumCents: number
  startsAt: Date
  endsAt: Date | null
  limitTotal: number | null
  limitPerClient: number | null
  isActive: boolean
}

export const isCodeTaken = async (tx: Queries, coupon: SavedCoupon): Promise<boolean> => {
  const same = await tx.query(sql`
    select 1 from coupon where showroom_id = ${coupon.showroomId} and code = ${coupon.code}
      and public_id <> ${coupon.publicId}`)
  return same.length > 0
}

/** False where the code was taken at the same moment. */
export const insertCoupon = async (tx: Queries, coupon: SavedCoupon): Promise<boolean> => {
  const inserted = await tx.query(sql`
    insert into coupon (public_id, showroom_id, code, off_bps, off_cents, category_id, product_id, client_id,
      minimum_cents, starts_at, ends_at, limit_total, limit_per_client, is_active)
    values (${coupon.publicId}, ${coupon.showroomId}, ${coupon.code}, ${coupon.offBps}, ${coupon.offCents},
      ${coupon.categoryId}, ${coupon.productId}, ${coupon.clientId}, ${coupon.minimumCents}, ${coupon.startsAt},
      ${coupon.endsAt}, ${coupon.limitTotal}, ${coupon.limitPerClient}, ${coupon.isActive})
    on conflict (showroom_id, code) do nothing returning 1`)
  return inserted.length > 0
}

/** False where the showroom has no such coupon. */
export const updateCoupon = async (tx: Queries, coupon: SavedCoupon): Promise<boolean> => {
  const updated = await tx.query(sql`
    update coupon set code = ${coupon.code}, off_bps = ${coupon.offBps}, off_cents = ${coupon.offCents},
      category_id = ${coupon.categoryId}, product_id = ${coupon.productId}, client_id = ${coupon.clientId},
      minimum_cents = ${coupon.minimumCents}, starts_at = ${coupon.startsAt}, ends_at = ${coupon.endsAt},
      limit_total = ${coupon.limitTotal}, limit_per_client = ${coupon.limitPerClient},
      is_active = ${coupon.isActive}
    where showroom_id = ${coupon.showroomId} and public_id = ${coupon.publicId} returning 1`)
  return updated.length > 0
}

type Named = { showroomId: number; publicId: string }

export const startOf = async (tx: Queries, { showroomId, publicId }: Named): Promise<Date | null> => {
  const [coupon] = await tx.query<{ startsAt: Date }>(sql`
    select starts_at as "startsAt" from coupon
    where showroom_id = ${showroomId} and public_id = ${publicId} for update`)
  return coupon?.startsAt ?? null
}

/** What orders have used stays with them. */
export const isKeptByOrders = async (tx: Queries, { showroomId, publicId }: Named): Promise<boolean> => {
  const kept = await tx.query(sql`
    select 1 from coupon c where c.showroom_id = ${showroomId} and c.public_id = ${publicId}
      and (exists (select 1 from coupon_use u where u.coupon_id = c.id)
        or exists (select 1 from shop_order o where o.coupon_id = c.id))`)
  return kept.length > 0
}

export const endCoupon = (tx: Queries, { showroomId, publicId }: Named) =>
  tx.query(sql`
    update coupon set is_active = false where showroom_id = ${showroomId} and public_id = ${publicId}`)

export const deleteCoupon = (tx: Queries, { showroomId, publicId }: Named) =>
  tx.query(sql`delete from coupon where showroom_id = ${showroomId} and public_id = ${publicId}`)

/** Products that no rule tells apart. `productId` is 0 where none of them is named by itself. */
export type ProductGroup = Priced & { count: number }

/** Everything that a showroom shows, in groups; what its rules name, and `namedIds`, are groups of their own. */
export const shownGroups = (
  db: Queries,
  { id, ...hidden }: OwnShowroom,
  namedIds: readonly number[],
): Promise<ProductGroup[]> =>
  db.query<ProductGroup>(sql`
    with named as (
      select product_id as id from markup_rule where showroom_id = ${id} and product_id is not null
      union select unnest(${[...namedIds]}::int[])
    )
    select p.vendor_id as "vendorId", p.category_id as "categoryId", p.root_category_id as "rootCategoryId",
      coalesce(named.id, 0) as "productId", count(*)::int as count
    from product p left join named on named.id = p.id
    where ${isShownIn(hidden)}
    group by 1, 2, 3, 4`)

/** As the client may read them. */
export const couponsMadeFor = (db: Queries, accountId: number) =>
  db.query<{ showroom: string; code: string }>(sql`
    select s.company_name as showroom, c.code, c.off_bps, c.off_cents, c.starts_at, c.ends_at
    from coupon c join showroom s on s.id = c.showroom_id
    where c.client_id = ${accountId} and c.is_active order by c.id`)

/** They were for one client: without them they are for nobody, not for everybody. */
export const endCouponsFor = (tx: Queries, accountId: number) =>
  tx.query(sql`update coupon set is_active = false where client_id = ${accountId}`)
