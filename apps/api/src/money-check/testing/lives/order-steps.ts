import {
  canSet,
  hasComeToNothing,
  isCharged,
  isHeld,
  type OrderStatus,
} from '@showroom/contract/order/order-status.rules'
import { canProposePrice } from '@showroom/contract/order/price-change.rules'
import { canPack, unitsToCharge } from '@showroom/contract/order/shipment.rules'
import { absorptionOf, changedItem } from '@showroom/contract/pricing/price-change.rules'
import { partsOfShipping, partsOfUnits } from '../../../order/money-parts.ts'
import { demand } from './books.ts'
import { charge, type Delivery, dueOf, giveBack, holdUpTo, releaseAll } from './delivery-money.ts'
import { type Item, itemsOf, type Life, someOf } from './life.ts'
import type { PlannedStep } from './plan.ts'

/** Whether anything was done. */
export type Take = (life: Life, step: PlannedStep) => boolean

export const itemFor = ({ items }: Life, { which }: PlannedStep): Item | null =>
  items[which % items.length] ?? null

export const deliveryFor = (life: Life, { subOrderId }: Item): Delivery => {
  const found = life.deliveries.find(({ id }) => id === subOrderId)
  if (!found) throw new Error('A line is of no delivery.')
  return found
}

/** As an Admin who says why may set it. */
const may = ({ status }: Item, to: OrderStatus): boolean =>
  canSet('Admin', { from: status, to, hasReason: true })

const leave = (life: Life, item: Item, units: number): void => {
  const delivery = deliveryFor(life, item)
  const items = itemsOf(life, delivery)
  const isFirst = items.every(({ shippedQty }) => shippedQty === 0)
  const isLast = items.every(
    (one) => !isHeld(one.status) || one.qty - one.shippedQty <= (one === item ? units : 0),
  )
  const goods = partsOfUnits(item, { units, before: item.shippedQty })
  const shipping = isFirst ? partsOfShipping(delivery) : []
  charge(life.books, delivery, { parts: [...goods, ...shipping], isLast })
  item.shippedQty += units
}

const ship: Take = (life, step) => {
  const item = itemFor(life, step)
  if (!item || !canPack(item.status)) return false
  const units = unitsToCharge(item, someOf(item.qty - item.shippedQty, step.much))
  if (units === 0) return false
  leave(life, item, units)
  item.status = item.shippedQty === item.qty ? 'picked_up' : 'accept_to_pick_up'
  return true
}

/** A step on the way charges what no package did. */
const deliver: Take = (life, step) => {
  const item = itemFor(life, step)
  if (!item || item.isReturnOpen || !may(item, 'delivered')) return false
  if (isHeld(item.status)) leave(life, item, item.qty - item.shippedQty)
  item.deliveredOn ??= life.today
  item.status = 'delivered'
  return true
}

const comeToNothing = (life: Life, item: Item, to: OrderStatus): boolean => {
  const delivery = deliveryFor(life, item)
  const isWaited = itemsOf(life, delivery).some((one) => one !== item && isHeld(one.status))
  if (item.shippedQty > 0)
    giveBack(
      life.books,
      delivery,
      partsOfUnits(item, { units: item.shippedQty - item.returnedQty, before: item.returnedQty }),
    )
  item.status = to
  if (!isWaited) releaseAll(life.books, delivery)
  return true
}

const setTo =
  (to: OrderStatus): Take =>
  (life, step) => {
    const item = itemFor(life, step)
    if (!item || item.isReturnOpen || !may(item, to)) return false
    if (hasComeToNothing(to)) return comeToNothing(life, item, to)
    item.status = to
    return true
  }

const wholeOf = (item: Item): number =>
  partsOfUnits(item, { units: item.qty, before: 0 }).reduce((sum, { amountCents }) => sum + amountCents, 0)

const pricedAnew = (item: Item, changed: ReturnType<typeof changedItem>): void => {
  const { stack, absorbedCents, money } = changed
  item.finalPriceCents = stack.finalPriceCents
  item.unitFeeCents = stack.feeCents
  item.unitMarkupCents = stack.markupCents
  item.unitPriceCents = stack.priceCents
  item.absorbedCents = absorbedCents
  item.discountCents = money.discountCents
  item.taxCents = money.taxCents
  item.totalCents = money.totalCents
  demand(wholeOf(item) === item.totalCents, 'the parts of a line at a new price sum to it')
}

/** Whatever more is to be paid is held by a larger hold, or the line comes to nothing. */
const raise: Take = (life, step) => {
  const item = itemFor(life, step)
  if (!item || !canProposePrice(item.status) || item.shippedQty > 0) return false
  const finalPriceCents = Math.max(1, Math.round((item.finalPriceCents * (500 + step.much)) / 1_000))
  const before = item.totalCents
  pricedAnew(item, changedItem(item, finalPriceCents))
  if (item.totalCents > before && !step.isGranted) return comeToNothing(life, item, 'cancle')
  const delivery = deliveryFor(life, item)
  holdUpTo(life.books, delivery, dueOf(delivery, itemsOf(life, delivery)))
  return true
}

/** The Pro takes all of a raise over: the client pays no cent more. */
const absorb: Take = (life, step) => {
  const item = itemFor(life, step)
  if (!item || !canProposePrice(item.status) || item.shippedQty > 0) return false
  const finalPriceCents = item.finalPriceCents + someOf(item.finalPriceCents, step.much)
  const { wholeCents } = absorptionOf(item, finalPriceCents)
  if (wholeCents === null) return false
  const before = item.totalCents
  pricedAnew(item, changedItem(item, finalPriceCents, wholeCents))
  demand(item.totalCents <= before, 'who does not pay for a raise pays no cent more')
  return true
}

export const orderSteps = {
  raise,
  absorb,
  approve: setTo('vendor_approved'),
  ship,
  deliver,
  decline: setTo('decline'),
  cancel: setTo('cancle'),
} satisfies Partial<Record<PlannedStep['kind'], Take>>

/** The units of a line that were charged and not given back. */
export const unitsPaid = (item: Item): number => {
  if (hasComeToNothing(item.status) || item.status === 'returned') return 0
  return isCharged(item.status) || isHeld(item.status) ? item.shippedQty - item.returnedQty : 0
}
