import { shipBy } from '@showroom/contract/order/order-queue.rules'
import { isHeld, orderStatusNames } from '@showroom/contract/order/order-status.rules'
import type { ReturnReason } from '@showroom/contract/order/return.rules'
import { cancelMinutes, processingHours } from '@showroom/contract/policy/figures'
import { type Day, dayAndHour } from '@showroom/contract/shared/day'
import { hourMs, minuteMs } from '@showroom/contract/shared/time'
import type { ScoreCard } from '@showroom/contract/vendor-goods/score-card'
import {
  type DayCount,
  daysOfMonth,
  lastDays,
  lastMonths,
  scoreDays,
  type Score,
  scoreMonths,
  scoreOf,
} from '@showroom/contract/vendor-goods/score-card.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { keptFor } from '../../shared/kept-for.ts'
import { answersByDay, deliveredByDay, type Leaving, leavings, vendorName } from './score.store.ts'

const onItsWay = ['picked_up', 'shipping', 'shipped', 'out_for_delivery', 'delivered'] as const
/** What is wrong with goods that came. */
const damages: readonly ReturnReason[] = ['arrived_damaged', 'damaged', 'defective']
const longest = scoreDays[1]

/** Of one vendor: two spans, and month by month, this one first. */
export const scoreCardOf = async (db: Queries, vendorId: number, now: Date): Promise<ScoreCard> => {
  const { day: today } = dayAndHour(now)
  const months = lastMonths(today, scoreMonths)
  const oldest = daysOfMonth(months.at(-1) ?? today.slice(0, 7)).from
  const vendor = await vendorName(db, vendorId)
  if (vendor === null) return refuse(409, 'no_vendor', say.noVendor)
  const counts = (await countsOf(db, { vendorId, from: oldest, now })).get(vendorId) ?? []
  return {
    vendor,
    spans: scoreDays.map((days) => ({ days, score: scoreOf(counts, lastDays(today, days)) })),
    months: months.map((month) => ({ month, score: scoreOf(counts, daysOfMonth(month)) })),
  }
}

/** Nobody chooses another vendor for an order of this very minute. */
const ms = 10 * minuteMs

/** Over the longer span: all vendors' orders are counted once for everybody who asks in a while. */
export const openVendorScores = ({ db, now }: { db: Queries; now: () => Date }) =>
  keptFor(() => scoresOfVendors(db, now()), { ms, now }).get

const scoresOfVendors = async (db: Queries, now: Date): Promise<(vendorId: number) => Score> => {
  const span = lastDays(dayAndHour(now).day, longest)
  const counts = await countsOf(db, { vendorId: null, from: span.from, now })
  const nothing = scoreOf([], span)
  const scores = new Map([...counts].map(([id, counted]) => [id, scoreOf(counted, span)]))
  return (vendorId) => scores.get(vendorId) ?? nothing
}

type Counting = { vendorId: number | null; from: Day; now: Date }

/** What was counted of each vendor, day by day. */
const countsOf = async (db: Queries, { vendorId, from, now }: Counting): Promise<Map<number, DayCount[]>> => {
  const byVendor = new Map<number, DayCount[]>()
  const add = (id: number, ...counts: DayCount[]) =>
    byVendor.set(id, [...(byVendor.get(id) ?? []), ...counts])
  const unansweredBefore = new Date(now.getTime() - processingHours * hourMs)
  const answering = { vendorId, from, seenAfterMinutes: cancelMinutes, unansweredBefore }
  for (const { vendorId: id, day, count, accepted, answered, minutes } of await answersByDay(db, answering))
    add(
      id,
      { measure: 'accepted', day, part: accepted, of: count },
      { measure: 'response', day, part: minutes, of: answered },
    )
  const held = orderStatusNames.filter(isHeld)
  for (const leaving of await leavings(db, { vendorId, from, onItsWay, held }))
    add(leaving.vendorId, ...onTimeOf(leaving, dayAndHour(now).day))
  for (const { vendorId: id, day, count, damaged } of await deliveredByDay(db, {
    vendorId,
    from,
    reasons: damages,
  }))
    add(id, { measure: 'damaged', day, part: damaged, of: count })
  return byVendor
}

/** What left in time counts on the day that it left, what is late on the day that it was due; the rest is not due yet. */
const onTimeOf = ({ service, deliverFrom, leftOn, count }: Leaving, today: Day): DayCount[] => {
  const due = shipBy(service, deliverFrom)
  if (leftOn !== null && leftOn <= due) return [{ measure: 'on_time', day: leftOn, part: count, of: count }]
  return leftOn !== null || today > due ? [{ measure: 'on_time', day: due, part: 0, of: count }] : []
}
