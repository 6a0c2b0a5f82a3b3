import { isDue } from '@showroom/contract/balance/release.rules'
import { leftOf, refundParts } from '@showroom/contract/designer/milestone-refund.rules'
import { mostUnits, notReturnable } from '@showroom/contract/order/return.rules'
import { returnLabelCents, returnMoney } from '@showroom/contract/pricing/return-money.rules'
import { addDays } from '@showroom/contract/shared/day'
import { partsOfShipping, partsOfUnits } from '../../../order/money-parts.ts'
import { soldAs } from '../../../order/reading/item-profit.ts'
import type { MoneyPart } from '../../../payment/provider/operation.store.ts'
import { demand } from './books.ts'
import { charge, giveBack, standing } from './delivery-money.ts'
import { designersShowroom, type Item, itemsOf, type Life, type Milestone, someOf } from './life.ts'
import { deliveryFor, itemFor, type Take } from './order-steps.ts'
import type { PlannedStep } from './plan.ts'

type Back = { item: Item; units: number; isClaim: boolean; isFree: boolean }

const moneyBack = (life: Life, { item, units, isClaim, isFree }: Back) => {
  const delivery = deliveryFor(life, item)
  const items = itemsOf(life, delivery)
  return returnMoney({
    lines: [{ item: soldAs(item), units, unitsBefore: item.returnedQty, weight: item.weight }],
    shipment: {
      outboundCents: delivery.carrierCents,
      weight: items.reduce((sum, one) => sum + one.weight * one.qty, 0),
      shippingCents: delivery.shippingCents,
      shippingTaxCents: delivery.shippingTaxCents,
      weightBefore: delivery.weightGivenBackFree,
    },
    labelCents: isClaim ? null : returnLabelCents(item.weight * units),
    isFree,
  })
}

const back =
  (isClaim: boolean): Take =>
  (life, step) => {
    const item = itemFor(life, step)
    if (!item || notReturnable({ unit: 'box', stockStatus: 'in_stock' }) !== null) return false
    const arrivals = item.status === 'delivered' ? [{ units: item.qty, at: new Date(0) }] : []
    const units = someOf(mostUnits({ ...item, arrivals, askedQty: 0 }), step.much)
    if (units === 0) return false
    const isFree = isClaim || !step.isGranted
    const money = moneyBack(life, { item, units, isClaim, isFree })
    const fee = {
      account: 'shipping',
      partyId: null,
      orderItemId: null,
      amountCents: -money.feeCents,
    } as const
    const parts: MoneyPart[] = [
      ...partsOfUnits(item, { units, before: item.returnedQty }),
      ...partsOfShipping(money),
      ...(money.feeCents > 0 ? [fee] : []),
    ]
    const delivery = deliveryFor(life, item)
    demand(money.refundCents > 0 || item.totalCents === 0, 'a refund is above zero')
    giveBack(life.books, delivery, parts)
    if (isFree) delivery.weightGivenBackFree += money.weight
    item.returnedQty += units
    item.returnEndedOn = life.today
    if (item.returnedQty === item.qty && !isClaim) item.status = 'returned'
    return true
  }

const later: Take = (life, { much }) => {
  life.today = addDays(life.today, someOf(80, much))
  return true
}

export const releaseKey = (account: 'vendor' | 'contractor', id: number) => `${account} ${id}`

const release: Take = (life) => {
  const before = life.released.size
  for (const item of life.items)
    for (const account of ['vendor', 'contractor'] as const) {
      const { status, deliveredOn, returnEndedOn } = item
      const line = {
        account,
        orderedOn: life.orderedOn,
        status,
        deliveredOn,
        returnEndedOn,
        isHeldBack: false,
        isDisputed: false,
        disputeEndedOn: null,
      }
      if (item.shippedQty > 0 && isDue(line, life.today)) life.released.add(releaseKey(account, item.id))
    }
  return life.released.size > before
}

export type Party = { account: 'vendor' | 'contractor'; partyId: number }

export const partiesOf = (life: Life): Party[] => [
  ...life.deliveries.map(({ id }) => ({ account: 'vendor' as const, partyId: id })),
  { account: 'contractor', partyId: life.items[0]?.showroomId ?? 0 },
  { account: 'contractor', partyId: designersShowroom },
]

export const linesOf = ({ items }: Life, { account, partyId }: Party): Item[] =>
  items.filter(({ vendorId, showroomId }) => (account === 'vendor' ? vendorId : showroomId) === partyId)

/** What is owed to somebody; what is of a line that was not released is pending. */
export const balanceOf = (life: Life, party: Party) => {
  const { account, partyId } = party
  const owedCents = -life.books.sum(`${account} ${partyId}`)
  const pendingCents = linesOf(life, party)
    .filter(({ id }) => !life.released.has(releaseKey(account, id)))
    .reduce((sum, { id }) => sum - life.books.sum(`${account} of line ${id}`), 0)
  return { owedCents, pendingCents, availableCents: owedCents - pendingCents }
}

/** All that is available. */
const payOut: Take = (life, { which }) => {
  const parties = partiesOf(life)
  const party = parties[which % parties.length]
  if (!party) return false
  const { availableCents } = balanceOf(life, party)
  if (availableCents <= 0) return false
  life.books.payOut(party.account, party.partyId, availableCents)
  life.payouts.push({ ...party, amountCents: availableCents })
  demand(balanceOf(life, party).availableCents === 0, 'after a payout of all nothing is available')
  return true
}

/** A bank sends one back, also one that it had taken. */
const sendBack: Take = (life, { which }) => {
  const [payout] = life.payouts.splice(which % Math.max(life.payouts.length, 1), 1)
  if (!payout) return false
  life.books.payOut(payout.account, payout.partyId, -payout.amountCents)
  return true
}

const ofDesigner = (designerCents: number, feeCents: number): MoneyPart[] =>
  [
    {
      account: 'contractor' as const,
      partyId: designersShowroom,
      orderItemId: null,
      amountCents: designerCents,
    },
    { account: 'platform' as const, partyId: null, orderItemId: null, amountCents: feeCents },
  ].filter(({ amountCents }) => amountCents > 0)

const milestoneFor = ({ milestones }: Life, { which }: PlannedStep): Milestone | null =>
  milestones[which % Math.max(milestones.length, 1)] ?? null

const chargeMilestone: Take = (life, step) => {
  const milestone = milestoneFor(life, step)
  if (!milestone || standing(milestone) === null) return false
  const { amountCents, feeCents } = milestone
  charge(life.books, milestone, { parts: ofDesigner(amountCents - feeCents, feeCents), isLast: true })
  return true
}

const refundMilestone: Take = (life, step) => {
  const milestone = milestoneFor(life, step)
  if (!milestone) return false
  const { amountCents, feeCents, returnedCents, holds } = milestone
  const money = holds.some(({ state }) => state === 'captured') ? 'paid' : 'held'
  const refundCents = someOf(leftOf({ money, amountCents, returnedCents, approvedAt: null }), step.much)
  if (refundCents === 0) return false
  const parts = refundParts({ amountCents, feeCents, returnedCents, refundCents })
  demand(parts.designerCents >= 0 && parts.feeCents >= 0, 'nobody gains by a refund')
  giveBack(life.books, milestone, ofDesigner(parts.designerCents, parts.feeCents))
  milestone.returnedCents += refundCents
  return true
}

export const afterSteps = {
  return: back(false),
  claim: back(true),
  later,
  release,
  pay_out: payOut,
  send_back: sendBack,
  charge_milestone: chargeMilestone,
  refund_milestone: refundMilestone,
} satisfies Partial<Record<PlannedStep['kind'], Take>>
