import type { VendorHome, VendorSetUpStep } from '@showroom/contract/workspace/workspace'
import { timezone } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export const vendorSetUp = async (
  db: Queries,
  vendorId: number,
): Promise<Record<VendorSetUpStep, boolean>> => {
  const [found] = await db.query<Record<VendorSetUpStep, boolean>>(sql`
    select
      -- The main one has no address until its vendor gives it one: no carrier finds it.
      exists (select 1 from warehouse w where w.vendor_id = ${vendorId} and w.street <> ''
        and w.closed_at is null) as warehouse,
      exists (select 1 from product p where p.vendor_id = ${vendorId} and p.status = 'active') as goods,
      exists (select 1 from payout_account a where a.account = 'vendor' and a.party_id = ${vendorId}
        and a.provider_ref is not null) as payouts`)
  if (!found) throw new Error('Whether something exists has always a row.')
  return found
}

type Since = { vendorId: number; placedBefore: Date; from: Day }

export const soldSince = async (
  db: Queries,
  { vendorId, placedBefore, from }: Since,
): Promise<VendorHome['month']> => {
  const [sums] = await db.query<{ lines: number; salesCents: number }>(sql`
    select count(*)::int as lines, coalesce(sum(i.final_price_cents * i.qty), 0)::bigint as "salesCents"
    from sub_order s join shop_order o on o.id = s.order_id join order_item i on i.sub_order_id = s.id
    where s.vendor_id = ${vendorId} and o.state = 'placed' and o.placed_at < ${placedBefore}
      and o.placed_at >= (${from}::date)::timestamp at time zone ${timezone}
      and i.status not in ('decline', 'cancle')`)
  return { lines: sums?.lines ?? 0, sales_cents: sums?.salesCents ?? 0 }
}

export const goodsOf = async (db: Queries, vendorId: number): Promise<VendorHome['goods']> => {
  const [found] = await db.query<VendorHome['goods']>(sql`
    select count(*) filter (where status = 'active')::int as active,
      count(*) filter (where status = 'active' and stock_status = 'low' and stock_qty > 0)::int as low,
      count(*) filter (where status = 'active' and (stock_status = 'backorder'
        or stock_status <> 'made_to_order' and stock_qty = 0))::int as out,
      count(*) filter (where status = 'rejected')::int as rejected
    from product where vendor_id = ${vendorId}`)
  if (!found) throw new Error('Counts have always a row.')
  return found
}
