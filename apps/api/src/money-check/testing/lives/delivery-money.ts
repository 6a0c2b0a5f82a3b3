import { isHeld } from '@showroom/contract/order/order-status.rules'
import { partMoney } from '@showroom/contract/pricing/order-money.rules'
import type { SoldItem } from '../../../order/reading/item-profit.store.ts'
import { soldAs } from '../../../order/reading/item-profit.ts'
import { partsOfShipping } from '../../../order/money-parts.ts'
import type { MoneyPart } from '../../../payment/provider/operation.store.ts'
import { refundShares, sumOf } from '../../../payment/holds/refund-shares.rules.ts'
import { type Books, demand } from './books.ts'

export type Hold = {
  id: number
  state: 'held' | 'captured' | 'voided'
  amountCents: number
  capturedCents: number
  refundedCents: number
}

/** One vendor's part of an order, with its money at the bank. */
export type Delivery = {
  id: number
  shippingCents: number
  shippingTaxCents: number
  carrierCents: number
  /** Of what came back with its share of the shipping. */
  weightGivenBackFree: number
  holds: Hold[]
}

export const standing = ({ holds }: Delivery): Hold | null =>
  holds.findLast(({ state }) => state === 'held') ?? null

/** What is still to be charged of a delivery. */
export const dueOf = (delivery: Delivery, items: readonly SoldItem[]): number => {
  const waiting = items.filter(({ status }) => isHeld(status))
  if (waiting.length === 0) return 0
  const goods = waiting.map((item) => partMoney(soldAs(item), item.qty - item.shippedQty, item.shippedQty))
  const isBegun = items.some(({ shippedQty }) => shippedQty > 0)
  const shipping = isBegun ? [] : partsOfShipping(delivery)
  return goods.reduce((sum, { totalCents }) => sum + totalCents, sumOf(shipping))
}

const addHold = (delivery: Delivery, amountCents: number) => {
  delivery.holds.push({
    id: delivery.holds.length,
    state: 'held',
    amountCents,
    capturedCents: 0,
    refundedCents: 0,
  })
}

/** A larger hold takes over from what there is, or the first one is made. */
export const holdUpTo = (books: Books, delivery: Delivery, amountCents: number): void => {
  const before = standing(delivery)
  if (before !== null && before.amountCents >= amountCents) return
  if (before !== null) before.state = 'voided'
  addHold(delivery, amountCents)
  books.hold(delivery.id, amountCents - (before?.amountCents ?? 0))
}

export const releaseAll = (books: Books, delivery: Delivery): void => {
  const hold = standing(delivery)
  if (hold === null) return
  hold.state = 'voided'
  books.release(delivery.id, hold.amountCents)
}

type Charging = { parts: readonly MoneyPart[]; isLast: boolean }

/** One capture releases the rest of its hold: where more is to come, the rest is held anew before. */
export const charge = (books: Books, delivery: Delivery, { parts, isLast }: Charging): void => {
  const hold = standing(delivery)
  const amountCents = sumOf(parts)
  if (hold === null) return demand(amountCents === 0, 'something is held for what is charged')
  demand(amountCents <= hold.amountCents, 'no more is charged than is held')
  const restCents = hold.amountCents - amountCents
  hold.state = 'captured'
  hold.capturedCents = amountCents
  books.capture(delivery.id, parts)
  if (isLast) return books.release(delivery.id, restCents)
  if (restCents > 0) addHold(delivery, restCents)
}

/** What was charged is given back, the earlier charge first. */
export const giveBack = (books: Books, delivery: Delivery, parts: readonly MoneyPart[]): void => {
  if (sumOf(parts) === 0) return
  const rooms = delivery.holds.map(({ id, capturedCents, refundedCents }) => ({
    holdId: id,
    leftCents: capturedCents - refundedCents,
  }))
  const shares = refundShares(parts, rooms)
  if (shares === null) return demand(false, 'no more is given back than was charged')
  demand(
    shares.reduce((sum, { amountCents }) => sum + amountCents, 0) === sumOf(parts),
    'the shares of a refund sum to it',
  )
  for (const share of shares) {
    demand(share.amountCents === sumOf(share.parts), 'a share of a refund is its parts')
    const hold = delivery.holds[share.holdId]
    if (hold) hold.refundedCents += share.amountCents
    books.refund(delivery.id, share.parts)
  }
}
