import type { ProfitGroup } from '@showroom/contract/balance/balance'
import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { timezone } from '@showroom/contract/policy/figures'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type GroupPage, pageOfGroups } from '../../shared/page-of-groups.ts'

/** Of what clients paid, whose it is; above zero it came in. */
export type Shares = {
  vendorCents: number
  contractorCents: number
  platformCents: number
  shippingCents: number
  taxCents: number
}
export type ProfitSums = Shares & { key: string; name: string }
export type ProfitPage = { rows: ProfitSums[]; count: number; totals: Shares }
export type Span = { from: Date; until: Date }

/** What was charged and given back, what a bank took back, and what we bear of an adjustment; what is paid out, or into a balance, is nobody's profit. */
const earning = ({ from, until }: Span): Sql => sql`
  m.moved_at >= ${from} and m.moved_at < ${until} and m.balance_payment_id is null
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

/** What is of no vendor, showroom or category has a row of its own. */
const elsewhere = sql`case when m.hire_id is not null then ${design}
  when m.kind = 'credits' then ${credits}
  when m.kind = 'premium' then ${premium}
  when m.order_id is null then ${adjustment} else ${delivery} end`

/**
 * What rows are made by: an id of which each entry is, and what it is read from; then the key and the name of the
 * group `g`, which are looked up once for each of them.
 */
type Grouping = { id: Sql; readFrom: Sql; key: Sql; name: Sql; joined: Sql }

const groupings: Record<ProfitGroup, Grouping> = {
  day: {
    id: sql`(m.moved_at at time zone ${timezone})::date`,
    readFrom: sql``,
    key: sql`to_char(g.id, 'YYYY-MM-DD')`,
    name: sql`to_char(g.id, 'MM.DD.YYYY')`,
    joined: sql``,
  },
  vendor: {
    id: sql`s.vendor_id`,
    readFrom: sql`left join sub_order s on s.id = m.sub_order_id`,
    key: sql`coalesce(vendor.public_id, g.elsewhere)`,
    name: sql`coalesce(vendor.name, g.elsewhere)`,
    joined: sql`left join vendor on vendor.id = g.id`,
  },
  showroom: {
    id: sql`coalesce(o.showroom_id, (
      select min(x.party_id) from ledger_entry x
      where x.movement_id = m.id and m.hire_id is not null and x.account = 'contractor'))`,
    readFrom: sql`left join shop_order o on o.id = m.order_id`,
    key: sql`coalesce(showroom.user_id, g.elsewhere)`,
    name: sql`coalesce(showroom.company_name, g.elsewhere)`,
    joined: sql`left join showroom on showroom.id = g.id`,
  },
  category: {
    id: sql`product.root_category_id`,
    readFrom: sql`left join order_item i on i.id = e.order_item_id left join product on product.id = i.product_id`,
    key: sql`coalesce(category.slug_url, g.elsewhere)`,
    name: sql`coalesce(category.name, g.elsewhere)`,
    joined: sql`left join category on category.id = g.id`,
  },
}

/** The sums of each group. */
const summed = ({ id, readFrom }: Grouping, span: Span): Sql => sql`
  select e.id, case when e.id is null then e.elsewhere end as elsewhere, ${shares}, -sum(e.amount_cents)::bigint as paid
  from (
    select ${id} as id, ${elsewhere} as elsewhere, e.account, e.amount_cents
    from ledger_movement m join ledger_entry e on e.movement_id = m.id ${readFrom}
    where ${earning(span)} and e.account in ('vendor', 'contractor', 'platform', 'shipping', 'tax')
  ) e group by 1, 2`

const ofAll = sql`json_build_object(
  'vendorCents', sum("vendorCents") over (), 'contractorCents', sum("contractorCents") over (),
  'platformCents', sum("platformCents") over (), 'shippingCents', sum("shippingCents") over (),
  'taxCents', sum("taxCents") over ())`

const none: Shares = { vendorCents: 0, contractorCents: 0, platformCents: 0, shippingCents: 0, taxCents: 0 }

type Asked = { by: ProfitGroup; span: Span; page: GroupPage }

/** A page of the rows, with the number and the sums of all. By day the newest first, otherwise by what came in. */
export const profitBy = async (db: Queries, { by, span, page }: Asked): Promise<ProfitPage> => {
  const grouping = groupings[by]
  const { key, name, joined } = grouping
  const order = by === 'day' ? sql`g.key desc, g.name` : sql`g.paid desc, g.key, g.name`
  const found = await db.query<ProfitSums & { paid: number; count: number; totals: Shares }>(sql`
    with summed as (${summed(grouping, span)}),
    grouped as (
      select ${key} as key, ${name} as name, "vendorCents", "contractorCents", "platformCents", "shippingCents",
        "taxCents", paid
      from summed g ${joined}
    )
    select g.*, count(*) over ()::int as count, ${ofAll} as totals
    from grouped g order by ${order} ${pageOfGroups(sql`grouped`, page)}`)
  return {
    rows: found.map(({ paid: _, count: _c, totals: _t, ...row }) => row),
    count: found[0]?.count ?? 0,
    totals: found[0]?.totals ?? none,
  }
}

export type LedgerTotals = Shares & { cashCents: number }

/** The same from the ledger alone: what rows have to sum to. What is disputed is ours until it is lost. */
export const ledgerTotals = async (db: Queries, span: Span): Promise<LedgerTotals> => {
  const [row] = await db.query<LedgerTotals>(sql`
    select ${shares}, coalesce(sum(e.amount_cents) filter (where e.account in ('cash', 'disputed')), 0)::bigint as "cashCents"
    from ledger_movement m join ledger_entry e on e.movement_id = m.id where ${earning(span)}`)
  return row ?? { ...none, cashCents: 0 }
}
