import type {
  CommissionReport,
  CommissionRow,
  CommissionSums,
} from '@showroom/contract/commission/commission'
import type { CommissionQuery } from '@showroom/contract/commission/commission.endpoints'
import {
  periodName,
  periodsBetween,
  readableStep,
  type Step,
  steps,
} from '@showroom/contract/commission/commission.rules'
import { pageSize } from '@showroom/contract/policy/figures'
import { addDays, type Day, dayAndHour, endOfDay } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { bookedIn, type Earned, earnedBy, type Earning, firstChargeAt, funnelOf } from './commission.store.ts'

type Place = { showroomId: number; now: Date }
type Days = { from: Day; to: Day }
export type Rows = { by: CommissionReport['by']; days: Days; rows: CommissionRow[]; totals: CommissionSums }

const sumsOf = ({ grossCents, couponCents, profitCents, returnedCents }: Earned): CommissionSums => ({
  gross_cents: grossCents,
  coupon_cents: couponCents,
  profit_cents: profitCents,
  returned_cents: returnedCents,
  net_cents: profitCents - returnedCents,
})

const nothing = sumsOf({ grossCents: 0, couponCents: 0, profitCents: 0, returnedCents: 0 })

const total = (rows: readonly CommissionSums[]): CommissionSums =>
  rows.reduce(
    (sums, row) => ({
      gross_cents: sums.gross_cents + row.gross_cents,
      coupon_cents: sums.coupon_cents + row.coupon_cents,
      profit_cents: sums.profit_cents + row.profit_cents,
      returned_cents: sums.returned_cents + row.returned_cents,
      net_cents: sums.net_cents + row.net_cents,
    }),
    nothing,
  )

/** From the first charge, where nobody says from when, to today. */
const daysOf = async (
  db: Queries,
  { showroomId, now }: Place,
  { from, to }: CommissionQuery,
): Promise<Days> => {
  const today = dayAndHour(now).day
  const last = to ?? (from !== null && from > today ? from : today)
  const first = from ?? dayAndHour((await firstChargeAt(db, showroomId)) ?? now).day
  return { from: first > last ? last : first, to: last }
}

const earningIn = (showroomId: number, { from, to }: Days): Earning => ({
  showroomId,
  from: endOfDay(addDays(from, -1)),
  until: endOfDay(to),
})

const isStep = (by: string): by is Step => steps.some((step) => step === by)

/** All rows of a report; of periods also those in which nothing was charged. */
export const commissionRows = async (db: Queries, place: Place, query: CommissionQuery): Promise<Rows> => {
  const days = await daysOf(db, place, query)
  const by = isStep(query.by) ? readableStep(query.by, days) : query.by
  const earned = await earnedBy(db, by, earningIn(place.showroomId, days))
  const found = earned.map(({ key, name, ...sums }) => ({ key, name, ...sumsOf(sums) }))
  const rows = isStep(by) ? everyPeriod(by, days, found) : found
  return { by, days, rows, totals: total(rows) }
}

const everyPeriod = (step: Step, days: Days, found: readonly CommissionRow[]): CommissionRow[] => {
  const byKey = new Map(found.map((row) => [row.key, row]))
  return periodsBetween(step, days).map((key) => ({
    ...nothing,
    ...byKey.get(key),
    key,
    name: periodName(step, key),
  }))
}

type Whole = Omit<CommissionReport, 'current_page' | 'last_page'>

/** What a Pro earned in some days, held against the entries of the ledger that make up their balance; all rows of it. */
export const wholeCommission = async (db: Queries, place: Place, query: CommissionQuery): Promise<Whole> => {
  const { by, days, rows, totals } = await commissionRows(db, place, query)
  const earning = earningIn(place.showroomId, days)
  const { linesCents, designCents, adjustmentCents, payoutCents } = await bookedIn(db, earning)
  return {
    by,
    ...days,
    rows,
    totals,
    is_reconciled: totals.net_cents === linesCents,
    elsewhere: { design_cents: designCents, adjustment_cents: adjustmentCents, payout_cents: payoutCents },
    balance_change_cents: linesCents + designCents + adjustmentCents + payoutCents,
    funnel: await funnelOf(db, { ...earning, days }),
  }
}

/** The same with one page of its rows. */
export const reportCommission = async (
  db: Queries,
  place: Place,
  query: CommissionQuery & { page: number },
): Promise<CommissionReport> => {
  const { rows, ...report } = await wholeCommission(db, place, query)
  // Periods are drawn beside each other, and are few enough for one page.
  if (isStep(report.by)) return { ...report, rows, current_page: 1, last_page: 1 }
  const lastPage = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(query.page, lastPage)
  return {
    ...report,
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    current_page: page,
    last_page: lastPage,
  }
}
