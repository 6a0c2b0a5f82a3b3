import type { ProfitGroup, ProfitReport, ProfitRow } from '@showroom/contract/balance/balance'
import { pageSize } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { pagesOf } from '../../shared/paged-reply.ts'
import { profitBy, type Shares } from './profit.store.ts'

type Asked = { by: ProfitGroup; from: Day | null; to: Day | null; page: number }
type Sums = Omit<ProfitRow, 'key' | 'name'>

/** Before anything was sold, and after everything that is. */
const firstDay: Day = '2000-01-01'
const lastDay: Day = '2199-12-31'

const sumsOf = (shares: Shares): Sums => ({
  client_paid_cents:
    shares.vendorCents +
    shares.contractorCents +
    shares.platformCents +
    shares.shippingCents +
    shares.taxCents,
  vendor_cents: shares.vendorCents,
  pro_cents: shares.contractorCents,
  platform_cents: shares.platformCents,
  shipping_cents: shares.shippingCents,
  tax_cents: shares.taxCents,
  admin_profit_inclusive_tax_cents: shares.platformCents + shares.taxCents,
})

const sumNames = [
  'client_paid_cents',
  'vendor_cents',
  'pro_cents',
  'platform_cents',
  'shipping_cents',
  'tax_cents',
  'admin_profit_inclusive_tax_cents',
] as const

const each = <Value>(valueOf: (name: (typeof sumNames)[number]) => Value) =>
  Object.fromEntries(sumNames.map((name) => [name, valueOf(name)])) as Record<
    (typeof sumNames)[number],
    Value
  >

/** Whose money it was that clients paid in a time. Each total is held against the days of the ledger, and the whole against its cash. */
export const reportProfit = async (db: Queries, { by, from, to, page }: Asked): Promise<ProfitReport> => {
  const days = { from: from ?? firstDay, to: to ?? lastDay }
  const found = await profitBy(db, { by, days, page: { page, most: pageSize } })
  const { cashCents, ...booked } = found.ledger
  const totals = sumsOf(found.totals)
  const ledger: Sums = { ...sumsOf(booked), client_paid_cents: cashCents }
  const lastPage = pagesOf(found.count, pageSize)
  return {
    rows: found.rows.map(({ key, name, ...shares }) => ({ key, name, ...sumsOf(shares) })),
    current_page: Math.min(page, lastPage),
    last_page: lastPage,
    totals,
    reconciled: each((name) => totals[name] === ledger[name]),
  }
}
