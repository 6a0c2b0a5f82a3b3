import { hasComeToNothing, isOnTheWay, type OrderStatus } from './order-status.rules.ts'
import { isInWindow, isLate } from './return.rules.ts'

type Line = {
  status: OrderStatus
  statusAt: Date
  /** Units that left, and were charged. */
  shippedQty: number
  /** When its last package so far came; null where none has, or it goes without. */
  packageCameAt: Date | null
  isPriceAsked: boolean
}

/** What came of a line can come back while the rest of it travels on. */
const cameLast = ({ status, statusAt, packageCameAt }: Line): Date | null => {
  if (status === 'delivered') return statusAt
  return isOnTheWay(status) ? packageCameAt : null
}

/** What an order's card leads to besides its page: each only where there is something behind it. */
export const waysOf = (lines: readonly Line[], now: Date) => ({
  track: lines.some(({ status, shippedQty }) => shippedQty > 0 && isOnTheWay(status)),
  return: lines.some((line) => {
    const cameAt = cameLast(line)
    return cameAt !== null && isInWindow('claim', cameAt, now)
  }),
  invoice: lines.some(({ shippedQty }) => shippedQty > 0),
  prices: lines.some(({ isPriceAsked }) => isPriceAsked),
})

/** Not come in the three weeks that were promised, and still to come. */
export const isOverdue = (lines: readonly Pick<Line, 'status'>[], placedAt: Date, now: Date): boolean =>
  isLate(placedAt, now) && lines.some(({ status }) => isOnTheWay(status) && !hasComeToNothing(status))
