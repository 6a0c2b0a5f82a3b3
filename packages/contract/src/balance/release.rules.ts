import type { OrderStatus } from '../order/order-status.rules.ts'
import { pendingBusinessDays, returnDays } from '../policy/figures.ts'
import { addBusinessDays, isBusinessDay } from '../shared/business-days.ts'
import { addDays, type Day, dayAndHour, endOfDay, shownDay } from '../shared/day.ts'
import { minuteMs } from '../shared/time.ts'

/** Who has a balance: a vendor, or a Pro by the showroom. */
export const balanceAccounts = ['vendor', 'contractor'] as const
export type BalanceAccount = (typeof balanceAccounts)[number]

/** So many business days after the order, by whose money it is. */
export const holdBusinessDays: Record<BalanceAccount, number> = {
  vendor: pendingBusinessDays,
  contractor: pendingBusinessDays,
}

/** Minutes after midnight, Pacific: what is due on a day is released then. */
const releaseMinutes = 5

/** What is known of a line that was charged and whose money is still pending. */
export type PendingLine = {
  account: BalanceAccount
  orderedOn: Day
  status: OrderStatus
  deliveredOn: Day | null
  /** When its last return was decided. */
  returnEndedOn: Day | null
  /** A return or a claim is open. */
  isHeldBack: boolean
  /** A dispute of its order is open, or nobody has said yet who bears it. */
  isDisputed: boolean
  /** When the last dispute of its order was over. */
  disputeEndedOn: Day | null
}

export const releaseReasons = [
  'business_days',
  'return_window',
  'return_ended',
  'not_delivered',
  'return_open',
  'dispute_open',
  'dispute_ended',
] as const
export type ReleaseReason = (typeof releaseReasons)[number]

export type Release =
  | { on: Day; reason: 'business_days' | 'return_window' | 'return_ended' | 'dispute_ended' }
  /** Nobody knows the day yet; `earliest` is what the order's date gives. */
  | { on: null; earliest: Day; reason: 'not_delivered' | 'return_open' | 'dispute_open' }

/** When a line's money becomes available: the latest of what it waits for says why (domain §3.15). */
export const releaseOf = (line: PendingLine): Release => {
  const { orderedOn, status, deliveredOn, returnEndedOn, disputeEndedOn } = line
  const held = addBusinessDays(orderedOn, holdBusinessDays[line.account])
  if (line.isDisputed) return { on: null, earliest: held, reason: 'dispute_open' }
  if (status === 'return_request' || line.isHeldBack)
    return { on: null, earliest: held, reason: 'return_open' }
  const isBack = status === 'returned'
  if (!isBack && (status !== 'delivered' || deliveredOn === null))
    return { on: null, earliest: held, reason: 'not_delivered' }
  const waits: Extract<Release, { on: Day }>[] = [{ on: held, reason: 'business_days' }]
  // What came back has no window any more.
  if (!isBack && deliveredOn !== null)
    waits.push({ on: addBusinessDays(addDays(deliveredOn, returnDays), 1), reason: 'return_window' })
  if (returnEndedOn !== null) waits.push({ on: addBusinessDays(returnEndedOn, 1), reason: 'return_ended' })
  if (disputeEndedOn !== null) waits.push({ on: addBusinessDays(disputeEndedOn, 1), reason: 'dispute_ended' })
  return waits.reduce((latest, wait) => (wait.on > latest.on ? wait : latest))
}

export const isDue = (line: PendingLine, day: Day): boolean => {
  const { on } = releaseOf(line)
  return on !== null && on <= day
}

/** Why it is that day, as people read it. */
export const releaseWords = (line: PendingLine): string => {
  const { account, orderedOn, deliveredOn, returnEndedOn, disputeEndedOn } = line
  switch (releaseOf(line).reason) {
    case 'business_days':
      return `${holdBusinessDays[account]} business days after ${shownDay(orderedOn)}`
    case 'return_window':
      return `${returnDays} days for returns after ${shownDay(deliveredOn ?? orderedOn)}`
    case 'return_ended':
      return `the business day after its return ended on ${shownDay(returnEndedOn ?? orderedOn)}`
    case 'not_delivered':
      return 'waits for its delivery'
    case 'return_open':
      return 'a return or claim is open'
    case 'dispute_open':
      return 'the client’s bank looks at the payment'
    case 'dispute_ended':
      return `the business day after its dispute ended on ${shownDay(disputeEndedOn ?? orderedOn)}`
  }
}

const releaseMoment = (day: Day): Date =>
  new Date(endOfDay(addDays(day, -1)).getTime() + releaseMinutes * minuteMs)

/** The latest business day whose five past midnight has come. */
export const releaseDay = (now: Date): Day => {
  const { day: today } = dayAndHour(now)
  let day = now < releaseMoment(today) ? addDays(today, -1) : today
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}

/** Orders of this day and before have waited long enough by `day`, whoever they are for. */
export const orderedUntil = (day: Day): Day => {
  const days = Math.min(...Object.values(holdBusinessDays))
  let ordered = day
  while (addBusinessDays(ordered, days) > day) ordered = addDays(ordered, -1)
  return ordered
}
