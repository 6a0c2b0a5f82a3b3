import { timezone } from '@showroom/contract/policy/figures'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

/** By what a report's rows are made; `all` is what they are held against. */
export type Part = 'all' | 'day' | 'vendor' | 'showroom' | 'product'

const each = ['vendor', 'contractor', 'platform', 'shipping', 'tax', 'cash'].map((name) => `${name}_cents`)
export const sumColumns = raw(each.join(', '))

/** What sums come to together. */
export const added = raw(each.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '))
/** What is kept, and what comes to it. */
export const raised = raw(each.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', '))
export const differs = raw(
  `(${each.map((name) => `due.${name}`).join(', ')}) is distinct from (${each.map((name) => `kept.${name}`).join(', ')})`,
)

const sumOf = (...accounts: string[]): string =>
  `coalesce(sum(e.amount_cents) filter (where e.account in ('${accounts.join("', '")}')), 0)::bigint`

/** What is disputed is ours until it is lost, as cash is. */
const summed = raw(`-${sumOf('vendor')} as vendor_cents, -${sumOf('contractor')} as contractor_cents,
  -${sumOf('platform')} as platform_cents, -${sumOf('shipping')} as shipping_cents, -${sumOf('tax')} as tax_cents,
  ${sumOf('cash', 'disputed')} as cash_cents`)

/** What was charged and given back, what a bank took back, and what we bear of an adjustment; what is paid out, or into a balance, is nobody's profit. */
const isEarning = sql`m.balance_payment_id is null
  and m.kind in ('capture', 'refund', 'credits', 'premium', 'dispute', 'adjustment')
  and (m.kind <> 'adjustment'
    or exists (select 1 from ledger_entry x where x.movement_id = m.id and x.account = 'platform'))`

/** Entries with all that rows may be made by. None of it ever changes; the category of a product may, and is no part of it. */
const entries = (which: Sql): Sql => sql`
  select (m.moved_at at time zone ${timezone})::date as day, e.account, e.amount_cents,
    s.vendor_id, coalesce(o.showroom_id, (
      select min(x.party_id) from ledger_entry x
      where x.movement_id = m.id and m.hire_id is not null and x.account = 'contractor')) as showroom_id,
    i.product_id,
    case when m.hire_id is not null then 'design'
      when m.kind in ('credits', 'premium') then m.kind
      when m.order_id is null then 'adjustment' else 'delivery' end as elsewhere
  from ledger_movement m join ledger_entry e on e.movement_id = m.id
    left join sub_order s on s.id = m.sub_order_id left join shop_order o on o.id = m.order_id
    left join order_item i on i.id = e.order_item_id
  where ${isEarning} and ${which}`

/** What entries of some movements `m` sum to, by part and day. */
export const sumsByDay = (which: Sql): Sql => sql`
  select p.part, e.day, coalesce(p.id, 0) as of_id, case when p.id is null then e.elsewhere else '' end as elsewhere,
    ${summed}
  from (${entries(which)}) e
    cross join lateral (values ('all', 0), ('day', 0), ('vendor', e.vendor_id), ('showroom', e.showroom_id),
      ('product', e.product_id)) as p (part, id)
  where p.part = 'all' or e.account in ('vendor', 'contractor', 'platform', 'shipping', 'tax')
  group by 1, 2, 3, 4`

/** The same as it is kept: of whomever also by months and years. Who asks for days alone reads few of them. */
export const sumsByGrain = (which: Sql): Sql => sql`
  select o.part, g.grain, date_trunc(g.grain, o.day::timestamp)::date as starts_on, o.of_id, o.elsewhere, ${added}
  from (${sumsByDay(which)}) o cross join (values ('day'), ('month'), ('year')) as g (grain)
  where g.grain = 'day' or o.part not in ('all', 'day')
  group by 1, 2, 3, 4, 5`
