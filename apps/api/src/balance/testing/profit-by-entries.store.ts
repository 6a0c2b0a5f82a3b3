import type { ProfitGroup } from '@showroom/contract/balance/balance'
import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { timezone } from '@showroom/contract/policy/figures'
import { addDays, endOfDay } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { LedgerTotals, ProfitDays, ProfitSums } from '../profit/profit.store.ts'

// Reports of profit from every entry of the ledger, without any sums that are kept: what they have to come to.

const earning = ({ from, to }: ProfitDays): Sql => sql`
  m.moved_at >= ${endOfDay(addDays(from, -1))} and m.moved_at < ${endOfDay(to)} and m.balance_payment_id is null
  and m.kind in ('capture', 'refund', 'credits', 'premium', 'dispute', 'adjustment')
  and (m.kind <> 'adjustment'
    or exists (select 1 from ledger_entry x where x.movement_id = m.id and x.account = 'platform'))`

const shares = sql`
  coalesce(-sum(e.amount_cents) filter (where e.account = 'vendor'), 0)::bigint as "vendorCents",
  coalesce(-sum(e.amount_cents) filter (where e.account = 'contractor'), 0)::bigint as "contractorCents",
  coalesce(-sum(e.amount_cents) filter (where e.account = 'platform'), 0)::bigint as "platformCents",
  coalesce(-sum(e.amount_cents) filter (where e.account = 'shipping'), 0)::bigint as "shippingCents",
  coalesce(-sum(e.amount_cents) filter (where e.account = 'tax'), 0)::bigint as "taxCents"`

const { delivery, design, adjustment, credits, premium } = balanceMessages.elsewhere
const elsewhere = sql`case when m.hire_id is not null then ${design}
  when m.kind = 'credits' then ${credits}
  when m.kind = 'premium' then ${premium}
  when m.order_id is null then ${adjustment} else ${delivery} end`

const day = sql`(m.moved_at at time zone ${timezone})::date`
const groupings: Record<ProfitGroup, { key: Sql; name: Sql; joined: Sql }> = {
  day: { key: sql`to_char(${day}, 'YYYY-MM-DD')`, name: sql`to_char(${day}, 'MM.DD.YYYY')`, joined: sql`` },
  vendor: {
    key: sql`coalesce(vendor.public_id, ${elsewhere})`,
    name: sql`coalesce(vendor.name, ${elsewhere})`,
    joined: sql`left join sub_order s on s.id = m.sub_order_id left join vendor on vendor.id = s.vendor_id`,
  },
  showroom: {
    key: sql`coalesce(showroom.user_id, ${elsewhere})`,
    name: sql`coalesce(showroom.company_name, ${elsewhere})`,
    joined: sql`left join shop_order o on o.id = m.order_id
      left join showroom on showroom.id = coalesce(o.showroom_id, (
        select min(x.party_id) from ledger_entry x
        where x.movement_id = m.id and m.hire_id is not null and x.account = 'contractor'))`,
  },
  category: {
    key: sql`coalesce(category.slug_url, ${elsewhere})`,
    name: sql`coalesce(category.name, ${elsewhere})`,
    joined: sql`left join order_item i on i.id = e.order_item_id left join product on product.id = i.product_id
      left join category on category.id = product.root_category_id`,
  },
}

/** All rows, by their keys. */
export const rowsByEntries = (db: Queries, by: ProfitGroup, days: ProfitDays): Promise<ProfitSums[]> => {
  const { key, name, joined } = groupings[by]
  return db.query<ProfitSums>(sql`
    select key, name, ${shares} from (
      select ${key} as key, ${name} as name, e.account, e.amount_cents
      from ledger_movement m join ledger_entry e on e.movement_id = m.id ${joined}
      where ${earning(days)} and e.account in ('vendor', 'contractor', 'platform', 'shipping', 'tax')
    ) e group by key, name order by key`)
}

export const totalsByEntries = async (db: Queries, days: ProfitDays): Promise<LedgerTotals | undefined> => {
  const [row] = await db.query<LedgerTotals>(sql`
    select ${shares}, coalesce(sum(e.amount_cents) filter (where e.account in ('cash', 'disputed')), 0)::bigint as "cashCents"
    from ledger_movement m join ledger_entry e on e.movement_id = m.id where ${earning(days)}`)
  return row
}
