import type { ProfitGroup } from '@showroom/contract/balance/balance'
import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { type GroupPage, pageOfGroups } from '../../shared/page-of-groups.ts'
import { added, type Part, sumColumns, sumsByDay } from './profit-parts.store.ts'
import { type Stretch, stretchesOf } from './stretch.rules.ts'

/** Of what clients paid, whose it is; above zero it came in. */
export type Shares = {
  vendorCents: number
  contractorCents: number
  platformCents: number
  shippingCents: number
  taxCents: number
}
export type ProfitSums = Shares & { key: string; name: string }
export type LedgerTotals = Shares & { cashCents: number }
export type ProfitPage = { rows: ProfitSums[]; count: number; totals: Shares; ledger: LedgerTotals }
/** Both of them, and all between. */
export type ProfitDays = { from: Day; to: Day }

const { delivery, design, adjustment, credits, premium } = balanceMessages.elsewhere

/** What is of no vendor, showroom or category has a row of its own. */
const elsewhere = sql`case g.elsewhere when 'design' then ${design} when 'credits' then ${credits}
  when 'premium' then ${premium} when 'adjustment' then ${adjustment} when 'delivery' then ${delivery} end`

/**
 * What rows are made by: the sums `r` that are read, and an id that each of them is of; then the key and the name of
 * the group `g`, which are looked up once for each of them.
 */
type Grouping = { part: Part; id: Sql; readFrom: Sql; key: Sql; name: Sql; joined: Sql }

const groupings: Record<ProfitGroup, Grouping> = {
  day: {
    part: 'day',
    id: sql`r.starts_on`,
    readFrom: sql``,
    key: sql`to_char(g.id, 'YYYY-MM-DD')`,
    name: sql`to_char(g.id, 'MM.DD.YYYY')`,
    joined: sql``,
  },
  vendor: {
    part: 'vendor',
    id: sql`nullif(r.of_id, 0)`,
    readFrom: sql``,
    key: sql`coalesce(vendor.public_id, ${elsewhere})`,
    name: sql`coalesce(vendor.name, ${elsewhere})`,
    joined: sql`left join vendor on vendor.id = g.id`,
  },
  showroom: {
    part: 'showroom',
    id: sql`nullif(r.of_id, 0)`,
    readFrom: sql``,
    key: sql`coalesce(showroom.user_id, ${elsewhere})`,
    name: sql`coalesce(showroom.company_name, ${elsewhere})`,
    joined: sql`left join showroom on showroom.id = g.id`,
  },
  category: {
    part: 'product',
    id: sql`product.root_category_id`,
    readFrom: sql`left join product on product.id = r.of_id`,
    key: sql`coalesce(category.slug_url, ${elsewhere})`,
    name: sql`coalesce(category.name, ${elsewhere})`,
    joined: sql`left join category on category.id = g.id`,
  },
}

/**
 * Words and not values say which sums: the plan is kept for all days that are asked for, but not for all sums. Of days
 * within two bounds a kept plan expects next to none, which is far from true of years: `is true` hides the second bound.
 */
const inStretch = ({ grain, from, before }: Stretch): Sql => {
  const isBefore =
    grain === 'day' ? sql`starts_on < ${before}::date` : sql`(starts_on < ${before}::date) is true`
  return sql`(grain = '${raw(grain)}' and starts_on >= ${from}::date and ${isBefore})`
}

/** Of a whole day's sums there is a row for each, of the others also one for each month and year. */
const stretchesRead = (part: Part, { from, to }: ProfitDays): Sql => {
  const stretches = stretchesOf(from, to)
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return raw('false')
  const isByDay = part === 'all' || part === 'day'
  const read: Stretch[] = isByDay ? [{ grain: 'day', from: first.from, before: last.before }] : stretches
  return sql`(${join(read.map(inStretch), ' or ')})`
}

/** What is summed of a time, and what of it is not: `unsummed` of the same statement. */
const sumsIn = (part: Part, days: ProfitDays): Sql => sql`
  select starts_on, of_id, elsewhere, ${sumColumns} from profit_sum
  where part = '${raw(part)}' and ${stretchesRead(part, days)}
  union all
  select day, of_id, elsewhere, ${sumColumns} from unsummed
  where part = '${raw(part)}' and day between ${days.from}::date and ${days.to}::date`

const shares = raw(`vendor_cents as "vendorCents", contractor_cents as "contractorCents",
  platform_cents as "platformCents", shipping_cents as "shippingCents", tax_cents as "taxCents"`)

const ofAll = sql`json_build_object(
  'vendorCents', sum("vendorCents") over (), 'contractorCents', sum("contractorCents") over (),
  'platformCents', sum("platformCents") over (), 'shippingCents', sum("shippingCents") over (),
  'taxCents', sum("taxCents") over ())`

const none: Shares = { vendorCents: 0, contractorCents: 0, platformCents: 0, shippingCents: 0, taxCents: 0 }

type Asked = { by: ProfitGroup; days: ProfitDays; page: GroupPage }
type Found = ProfitSums & { paid: number; count: number | null; totals: Shares; ledger: LedgerTotals }

const unsummed = sql`unsummed as materialized (${sumsByDay(sql`m.id in (select movement_id from profit_unsummed)`)})`

const booked = (days: ProfitDays): Sql => sql`
  select ${shares}, cash_cents as "cashCents" from (select ${added} from (${sumsIn('all', days)}) r) b`

/** What all that was earned in some days comes to. */
export const profitIn = async (db: Queries, days: ProfitDays): Promise<LedgerTotals> => {
  const [found] = await db.query<LedgerTotals>(sql`with ${unsummed} ${booked(days)}`)
  return found ?? { ...none, cashCents: 0 }
}

/**
 * A page of the rows, with the number and the sums of all, and with the sums that those are held against. By day the
 * newest first, otherwise by what came in. One statement, so that all of it is of one moment: what is being summed
 * meanwhile is in it once.
 */
const statement = ({ by, days, page }: Asked): Sql => {
  const { part, id, readFrom, key, name, joined } = groupings[by]
  const order = by === 'day' ? sql`g.key desc, g.name` : sql`g.paid desc, g.key, g.name`
  return sql`
    with ${unsummed},
    summed as (
      select ${id} as id, r.elsewhere, ${added} from (${sumsIn(part, days)}) r ${readFrom} group by 1, 2
    ),
    grouped as (
      select ${key} as key, ${name} as name, ${shares},
        vendor_cents + contractor_cents + platform_cents + shipping_cents + tax_cents as paid
      from summed g ${joined}
    ),
    page as (
      select g.*, count(*) over ()::int as count, ${ofAll} as totals
      from grouped g order by ${order} ${pageOfGroups(sql`grouped`, page)}
    ),
    booked as (${booked(days)})
    select g.*, row_to_json(booked) as ledger from booked left join page g on true order by ${order}`
}

export const profitBy = async (db: Queries, asked: Asked): Promise<ProfitPage> => {
  const found = await db.query<Found>(statement(asked))
  const rows = found.filter(({ count }) => count !== null)
  return {
    rows: rows.map(({ paid: _, count: _c, totals: _t, ledger: _l, ...row }) => row),
    count: rows[0]?.count ?? 0,
    totals: rows[0]?.totals ?? none,
    ledger: found[0]?.ledger ?? { ...none, cashCents: 0 },
  }
}
