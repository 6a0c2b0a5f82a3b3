import type { ReturnWish } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import {
  isFault,
  type Arrival,
  isLate,
  mostUnits,
  mostUnitsNow,
  notReturnable,
  type ReturnKind,
} from '@showroom/contract/order/return.rules'
import {
  returnLabelCents,
  returnMoney,
  type ReturnMoney,
} from '@showroom/contract/pricing/return-money.rules'
import { type Queries } from '../../platform/db/db.ts'
import { shippingOf } from '../fulfilment/item-status.store.ts'
import { soldAs } from '../reading/item-profit.ts'
import { type SoldItem, soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { arrivalsOf, outboundCostOf } from '../shipment/delivered-at.store.ts'
import { type ReturnFacts, returnFactsOf, weightGivenBackFree } from './return-facts.store.ts'

/** A line of an order with all that decides over its coming back. */
export type Returnable = { item: SoldItem; facts: ReturnFacts; arrivals: readonly Arrival[] }

export const returnablesOf = async (db: Queries, orderId: number): Promise<Returnable[]> => {
  const items = await soldItemsOfOrder(db, orderId)
  const facts = await returnFactsOf(db, orderId)
  const arrived = await arrivalsOf(
    db,
    items.map(({ id }) => id),
  )
  return items.flatMap((item) => {
    const own = facts.find(({ itemId }) => itemId === item.id)
    return own ? [{ item, facts: own, arrivals: arrived.get(item.id) ?? [] }] : []
  })
}

const unitsOf = ({ item, facts, arrivals }: Returnable) => ({
  ...item,
  arrivals: facts.isGivenBack ? [] : arrivals,
  askedQty: facts.askedQty,
})

/** Whatever day it is. */
export const mostEverOf = (line: Returnable): number => mostUnits(unitsOf(line))

export const mostOf = (line: Returnable, kind: ReturnKind, now: Date): number =>
  mostUnitsNow(kind, unitsOf(line), now)

export type WhyNot = 'notDelivered' | 'noneLeft' | 'over'

/** Why nothing of a line can be asked for any more, whatever the reason; null where something can. */
export const whyNot = (line: Returnable, kind: ReturnKind, now: Date): WhyNot | null => {
  if (line.arrivals.length === 0) return 'notDelivered'
  if (mostEverOf(line) === 0) return 'noneLeft'
  return mostOf(line, kind, now) > 0 ? null : 'over'
}

export const sayWhyNot = (why: WhyNot, kind: ReturnKind): string =>
  why === 'over' ? say.over(kind) : say[why]

/** What is cut, made for one client or sold off comes back where whoever sold it made a mistake. */
export const whyNotGoods = ({ facts }: Returnable, reason: ReturnWish['reason']): string | null => {
  const why = isFault(reason) ? null : notReturnable(facts)
  return why && say.notReturnable[why]
}

export const isFreeOf = (lines: readonly Returnable[], reason: ReturnWish['reason']): boolean =>
  isFault(reason) || lines.some(({ item, arrivals }) => arrivals.some(({ at }) => isLate(item.placedAt, at)))

/** Of one unit, and whether it is pounds: where one of a delivery was never weighed, its goods count by their price. */
const weightsOf = (delivery: readonly Returnable[]) => {
  const isWeighed = delivery.every(({ facts }) => facts.weight !== null)
  const weightOf = ({ item, facts }: Returnable): number =>
    isWeighed ? (facts.weight ?? 0) : item.finalPriceCents + item.unitFeeCents + item.unitMarkupCents
  return { isWeighed, weightOf }
}

export type Chosen = { line: Returnable; units: number }
export type Reckoned = ReturnMoney & {
  unitWeights: Map<number, number>
  labelCents: number | null
  outboundShareCents: number
}

type Reckoning = {
  all: readonly Returnable[]
  chosen: readonly Chosen[]
  kind: ReturnKind
  isFree: boolean
  /** What was read before; null: nothing yet. */
  agreedFeeCents?: number | null
}

/** What is given back for these units of one delivery, as all stands now. */
export const reckon = async (
  db: Queries,
  { all, chosen, kind, isFree, agreedFeeCents = null }: Reckoning,
): Promise<Reckoned> => {
  const subOrderId = chosen[0]?.line.item.subOrderId ?? 0
  const delivery = all.filter(({ item }) => item.subOrderId === subOrderId)
  const { isWeighed, weightOf } = weightsOf(delivery)
  const shipping = await shippingOf(db, subOrderId)
  const back = chosen.reduce((sum, { line, units }) => sum + weightOf(line) * units, 0)
  // What is claimed does not come back.
  const labelCents = kind === 'return' && isWeighed ? returnLabelCents(back) : null
  const returning = {
    lines: chosen.map(({ line, units }) => ({
      item: soldAs(line.item),
      units,
      unitsBefore: line.item.returnedQty,
      weight: weightOf(line),
    })),
    shipment: {
      ...shipping,
      outboundCents: await outboundCostOf(db, subOrderId),
      weight: delivery.reduce((sum, line) => sum + weightOf(line) * line.item.qty, 0),
      weightBefore: await weightGivenBackFree(db, subOrderId),
    },
    labelCents,
    isFree,
  }
  const withoutLabel = returnMoney({ ...returning, labelCents: null, isFree: false })
  return {
    ...returnMoney({ ...returning, agreedFeeCents }),
    labelCents,
    outboundShareCents: withoutLabel.feeCents,
    unitWeights: new Map(chosen.map(({ line }) => [line.item.id, weightOf(line)])),
  }
}
