import { hasComeToNothing, isOnTheWay, type OrderStatus } from './order-status.rules.ts'
import { isInWindow, isLate } from './return.rules.ts'

type Line = {
  status: OrderStatus
  statusAt: Date
  /** Units that left, and were charged. */
  shippedQty: number
  isPriceAsked: boolean
}

/** What an order's card leads to besides its page: each only where there is something behind it. */
export const waysOf = (lines: readonly Line[], now: Date) => ({
  track: lines.some(({ status, shippedQty }) => shippedQty > 0 && isOnTheWay(status)),
  return: lines.some(({ status, statusAt }) => status === 'delivered' && isInWindow('claim', statusAt, now)),
  invoice: lines.some(({ shippedQty }) => shippedQty > 0),
  prices: lines.some(({ isPriceAsked }) => isPriceAsked),
})

/** Not come in the three weeks that were promised, and still to come. */
export const isOverdue = (lines: readonly Pick<Line, 'status'>[], placedAt: Date, now: Date): boolean =>
  isLate(placedAt, now) && lines.some(({ status }) => isOnTheWay(status) && !hasComeToNothing(status))
