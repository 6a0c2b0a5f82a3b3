import { isOnTheWay, moneyOf, type OrderStatus } from './order-status.rules.ts'

// What setting a line's status and what comes back of it have to do with each other.

/** It takes away what its client has paid for. What was asked for before is only brought to its end. */
export const isTakingBack = (from: OrderStatus, to: OrderStatus): boolean => {
  const money = moneyOf(from, to)
  return from !== 'return_request' && (money === 'suspend' || money === 'refund')
}

/** The rest of a line goes on its way, whatever its client asks of the part that has come. */
export const goesOn = (from: OrderStatus, to: OrderStatus): boolean =>
  isOnTheWay(from) && (isOnTheWay(to) || to === 'delivered')
