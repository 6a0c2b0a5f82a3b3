import { pricedMilestones } from '@showroom/contract/designer/milestone.rules'
import { orderMoney } from '@showroom/contract/pricing/order-money.rules'
import { priceStack } from '@showroom/contract/pricing/pricing.rules'
import { shareOf } from '@showroom/contract/shared/money'
import type { Day } from '@showroom/contract/shared/day'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { SoldItem } from '../../../order/reading/item-profit.store.ts'
import { type Books, demand, openBooks } from './books.ts'
import { type Delivery, dueOf, holdUpTo } from './delivery-money.ts'
import type { Plan } from './plan.ts'

/** A line with what its price is made of, and with what has become of it. */
export type Item = SoldItem & {
  feeBps: number
  markupBps: number
  couponBps: number
  taxBps: number
  absorbedCents: number
  unitPriceCents: number
  totalCents: number
  weight: number
  deliveredOn: Day | null
  returnEndedOn: Day | null
}

export type Milestone = Delivery & { amountCents: number; feeCents: number; returnedCents: number }
export type Payout = { account: 'vendor' | 'contractor'; partyId: number; amountCents: number }

export type Life = {
  books: Books
  orderedOn: Day
  today: Day
  items: Item[]
  deliveries: Delivery[]
  milestones: Milestone[]
  /** Lines whose money is available, by whose it is. */
  released: Set<string>
  /** Those that no bank has sent back. */
  payouts: Payout[]
}

const showroomId = 7
export const designersShowroom = 9
const orderedAt = new Date('2026-11-02T18:15:00Z')
export const orderedOn: Day = '2026-11-02'

export const itemsOf = ({ items }: Life, { id }: Delivery): Item[] =>
  items.filter(({ subOrderId }) => subOrderId === id)

const moneyOfPlan = ({ lines, deliveries, coupon, taxBps }: Plan) => {
  const priced = lines.map((line) => ({
    ...line,
    taxBps,
    stack: priceStack(line.finalPriceCents, line.feeBps, line.markupBps),
  }))
  const used = [...new Set(lines.map(({ vendor }) => vendor))]
  const shipments = used.map((vendor) => ({
    vendor,
    shippingCents: deliveries[vendor]?.shippingCents ?? 0,
    shippingTaxBps: deliveries[vendor]?.shippingTaxBps ?? 0,
  }))
  return { priced, money: orderMoney({ lines: priced, shipments, coupon }) }
}

const asPlaced = {
  status: 'waiting_for_approval',
  statusAt: orderedAt,
  placedAt: orderedAt,
  isPriceOpen: false,
  isReturnOpen: false,
  cancelReason: null,
} as const

const itemsAsPlanned = (plan: Plan): Item[] => {
  const { priced, money } = moneyOfPlan(plan)
  return priced.map((line, id): Item => {
    const own = money.lines[id]
    if (!own) throw new Error('A line has no money.')
    return {
      id,
      publicId: `line-${id}`,
      orderId: 1,
      subOrderId: line.vendor,
      vendorId: line.vendor,
      productId: id,
      showroomId,
      showroomRef: plan.isPlatforms ? platformShowroom : 'HARVEST2',
      productName: `line ${id}`,
      qty: line.qty,
      shippedQty: 0,
      returnedQty: 0,
      finalPriceCents: line.finalPriceCents,
      unitFeeCents: line.stack.feeCents,
      unitMarkupCents: line.stack.markupCents,
      unitPriceCents: line.stack.priceCents,
      discountCents: own.discountCents,
      taxCents: own.taxCents,
      totalCents: own.totalCents,
      ...asPlaced,
      feeBps: line.feeBps,
      markupBps: line.markupBps,
      couponBps: plan.coupon && 'offBps' in plan.coupon && line.isCouponed ? plan.coupon.offBps : 0,
      taxBps: plan.taxBps,
      absorbedCents: 0,
      weight: line.weight,
      deliveredOn: null,
      returnEndedOn: null,
    }
  })
}

const deliveryOf = (
  id: number,
  { shippingCents, shippingTaxCents, carrierCents }: Omit<Delivery, 'id' | 'weightGivenBackFree' | 'holds'>,
): Delivery => ({
  id,
  shippingCents,
  shippingTaxCents,
  carrierCents,
  weightGivenBackFree: 0,
  holds: [],
})

const milestonesOf = ({ priceCents, percents }: Plan['milestones']): Milestone[] => {
  const plan = percents.map((percent) => ({ title: 'Part', percent }))
  const nothing = { shippingCents: 0, shippingTaxCents: 0, carrierCents: 0 }
  return pricedMilestones(priceCents, plan).map(({ amountCents, feeCents }, index) => ({
    ...deliveryOf(100 + index, nothing),
    amountCents,
    feeCents,
    returnedCents: 0,
  }))
}

/** An order and a hire that banks hold all of, and nothing of it charged. */
export const beginLife = (plan: Plan): Life => {
  const items = itemsAsPlanned(plan)
  const { money } = moneyOfPlan(plan)
  const life: Life = {
    books: openBooks(),
    orderedOn,
    today: orderedOn,
    items,
    deliveries: money.shipments.map(({ vendor, shippingCents, shippingTaxCents }) =>
      deliveryOf(vendor, {
        shippingCents,
        shippingTaxCents,
        carrierCents: plan.deliveries[vendor]?.carrierCents ?? 0,
      }),
    ),
    milestones: milestonesOf(plan.milestones),
    released: new Set(),
    payouts: [],
  }
  for (const delivery of life.deliveries)
    holdUpTo(life.books, delivery, dueOf(delivery, itemsOf(life, delivery)))
  for (const milestone of life.milestones) holdUpTo(life.books, milestone, milestone.amountCents)
  const whole = money.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const shipped = life.deliveries.reduce((sum, one) => sum + one.shippingCents + one.shippingTaxCents, 0)
  demand(whole + shipped === money.totalCents, 'the lines and the deliveries of an order sum to it')
  demand(
    life.milestones.reduce((sum, { amountCents }) => sum + amountCents, 0) === plan.milestones.priceCents,
    'the milestones of a hire sum to its price',
  )
  return life
}

/** A share of something for what is tried: at least one where there is any. */
export const someOf = (most: number, much: number): number =>
  most <= 0 ? 0 : Math.max(1, Math.min(most, shareOf(most, much * 10)))
