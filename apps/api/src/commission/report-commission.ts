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
import { mostExported } from '../shared/csv.ts'
import type { GroupPage } from '../shared/page-of-groups.ts'
import { pagesOf } from '../shared/paged-reply.ts'
import { bookedIn, type Earned, earnedBy, type Earning, firstChargeAt, funnelOf } from './commission.store.ts'

type Place = { showroomId: number; now: Date }
type Days = { from: Day; to: Day }
export type Rows = {
  by: CommissionReport['by']
  days: Days
  rows: CommissionRow[]
  totals: CommissionSums
  /** How many rows all pages have together. */
  count: number
}

const sumsOf = ({ grossCents, couponCents, profitCents, returnedCents }: Earned): CommissionSums => ({
  gross_cents: grossCents,
  coupon_cents: couponCents,
  profit_cents: profitCents,
  returned_cents: returnedCents,
  net_cents: profitCents - returnedCents,
})

const nothing = sumsOf({ grossCents: 0, couponCents: 0, profitCents: 0, returnedCents: 0 })

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

type RowsQuery = CommissionQuery & { page?: GroupPage }

/** The first rows of a report, or a page of them; of periods all, also those in which nothing was charged. */
export const commissionRows = async (db: Queries, place: Place, query: RowsQuery): Promise<Rows> =>
  rowsIn(db, { ...place, days: await daysOf(db, place, query) }, query)

type PlaceAndDays = Place & { days: Days }

const rowsIn = async (
  db: Queries,
  { showroomId, days }: PlaceAndDays,
  { by: asked, page: askedPage }: RowsQuery,
): Promise<Rows> => {
  const by = isStep(asked) ? readableStep(asked, days) : asked
  const page = isStep(by) || askedPage === undefined ? { page: 1, most: mostExported } : askedPage
  const earned = await earnedBy(db, by, { ...earningIn(showroomId, days), page })
  const found = earned.rows.map(({ key, name, ...sums }) => ({ key, name, ...sumsOf(sums) }))
  const rows = isStep(by) ? everyPeriod(by, days, found) : found
  return { by, days, rows, totals: sumsOf(earned.totals), count: earned.count }
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

/** What a Pro earned in some days, held against the entries of the ledger that make up their balance: asked at once. */
const wholeAndCount = async (
  db: Queries,
  place: Place,
  query: RowsQuery,
): Promise<{ whole: Whole; count: number }> => {
  const days = await daysOf(db, place, query)
  const earning = earningIn(place.showroomId, days)
  const [{ by, rows, totals, count }, booked, funnel] = await Promise.all([
    rowsIn(db, { ...place, days }, query),
    bookedIn(db, earning),
    funnelOf(db, { ...earning, days }),
  ])
  const { linesCents, designCents, adjustmentCents, payoutCents } = booked
  const whole = {
    by,
    ...days,
    rows,
    totals,
    is_reconciled: totals.net_cents === linesCents,
    elsewhere: { design_cents: designCents, adjustment_cents: adjustmentCents, payout_cents: payoutCents },
    balance_change_cents: linesCents + designCents + adjustmentCents + payoutCents,
    funnel,
  }
  return { whole, count }
}

/** On one sheet: as many rows as a file holds. */
export const wholeCommission = async (db: Queries, place: Place, query: CommissionQuery): Promise<Whole> =>
  (await wholeAndCount(db, place, query)).whole

/** The same with one page of its rows. Periods are drawn beside each other, and are few enough for one page. */
export const reportCommission = async (
  db: Queries,
  place: Place,
  { page, ...query }: CommissionQuery & { page: number },
): Promise<CommissionReport> => {
  const { whole, count } = await wholeAndCount(db, place, { ...query, page: { page, most: pageSize } })
  const lastPage = isStep(whole.by) ? 1 : pagesOf(count, pageSize)
  return { ...whole, current_page: Math.min(page, lastPage), last_page: lastPage }
}
