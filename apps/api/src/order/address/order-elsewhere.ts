import { dayAndHour } from '@showroom/contract/shared/day'
import { stateOfZip } from '@showroom/contract/account/zip-state.rules'
import { isHeld } from '@showroom/contract/order/order-status.rules'
import { moneyElsewhere, type OrderMoney } from '@showroom/contract/pricing/order-money.rules'
import { ratesForClient } from '../../client-terms/client-terms.ts'
import { shippingFactsOf } from '../../catalogue/product/shipping-facts.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { TaxRates, TaxService } from '../../pricing/tax.ts'
import { shippingProblem } from '../../shipping/deliveries.ts'
import { type DeliveryPrices, deliveryPricesOn } from '../../shipping/delivery-price.store.ts'
import { centsIn } from '../../shipping/services.ts'
import { shippingMessages } from '../../shipping/shipping.messages.ts'
import { soldAs } from '../reading/item-profit.ts'
import type { SoldItem } from '../reading/item-profit.store.ts'
import type { ShipTo } from '../placing/new-order.ts'
import type { DeliveryFacts, WholeOrder } from '../reading/order-facts.ts'

/** An order as it stands, and where it is to go. */
export type Elsewhere = { whole: WholeOrder; items: readonly SoldItem[]; shipTo: ShipTo }

/** A ZIP code that is not of its state: the tax of the one would be paid for a house in the other. */
export const zipProblem = ({ state, zip_code }: ShipTo): string | null => {
  const known = stateOfZip(zip_code)
  if (known === null) return shippingMessages.unknownZip
  return known === state ? null : shippingMessages.zipElsewhere(known)
}

/** What is left of the order may be sold there, and can be brought there. */
export const requireDeliverable = async (tx: Queries, { items, shipTo }: Elsewhere): Promise<void> => {
  const problem = shippingProblem(shipTo)
  if (problem !== null) refuse(409, 'not_deliverable', problem)
  const left = leftOf(items)
  const factsById = await shippingFactsOf(
    tx,
    left.map(({ productId }) => productId),
  )
  const restricted = left.find(({ productId }) =>
    factsById.get(productId)?.restrictedStates.includes(shipTo.state),
  )
  if (restricted)
    refuse(409, 'not_deliverable', shippingMessages.restricted(restricted.productName, shipTo.state))
}

/** Of one amount. */
type Change = { before: number; after: number }

/** What another place changes of what is left of an order: the tax of each line, and what each delivery costs. */
export type SumsElsewhere = {
  taxBps: number
  lines: { itemId: number; tax: Change }[]
  deliveries: { subOrderId: number; shipping: Change; shippingTax: Change; moreCents: number }[]
  moreCents: number
  /** No amount changes, neither up nor down. */
  isSame: boolean
}

export const sumsElsewhere = async (
  tx: Queries,
  tax: TaxService,
  { whole, items, shipTo }: Elsewhere,
): Promise<SumsElsewhere> => {
  const { state, zip_code: zipCode } = shipTo
  const left = leftOf(items)
  const deliveries = whole.deliveries.filter(({ id }) => left.some(({ subOrderId }) => subOrderId === id))
  // Of the day it was ordered: midnight is no change of place.
  const rates = await ratesForClient(tx, tax, {
    client: whole.order,
    place: { state, zipCode },
    on: whole.order.placedAt,
  })
  const prices = await deliveryPricesOn(tx, dayAndHour(whole.order.placedAt).day)
  const there = moneyThere(left, deliveries, { rates, prices })
  const lines = left.map(({ id, subOrderId, taxCents }, index) => ({
    itemId: id,
    subOrderId,
    tax: { before: taxCents, after: there.lines[index]?.taxCents ?? 0 },
  }))
  const changed = deliveries.map(({ id, shippingCents, shippingTaxCents }, index) => {
    const shipment = there.shipments[index]
    const shipping = { before: shippingCents, after: shipment?.shippingCents ?? 0 }
    const shippingTax = { before: shippingTaxCents, after: shipment?.shippingTaxCents ?? 0 }
    const own = lines.filter(({ subOrderId }) => subOrderId === id).map((line) => line.tax)
    return { subOrderId: id, shipping, shippingTax, moreCents: moreOf([...own, shipping, shippingTax]) }
  })
  const amounts = [
    ...lines.map((line) => line.tax),
    ...changed.flatMap(({ shipping, shippingTax }) => [shipping, shippingTax]),
  ]
  return {
    taxBps: rates.taxBps,
    lines: lines.map(({ itemId, tax: own }) => ({ itemId, tax: own })),
    deliveries: changed,
    moreCents: moreOf(amounts),
    isSame: amounts.every(({ before, after }) => before === after),
  }
}

export const moreOf = (amounts: readonly Change[]): number =>
  amounts.reduce((sum, { before, after }) => sum + after - before, 0)

const leftOf = (items: readonly SoldItem[]): SoldItem[] => items.filter(({ status }) => isHeld(status))

const moneyThere = (
  items: readonly SoldItem[],
  deliveries: readonly DeliveryFacts[],
  { rates: { taxBps, taxesShipping }, prices }: { rates: TaxRates; prices: DeliveryPrices },
): OrderMoney =>
  moneyElsewhere({
    lines: items.map((item) => ({ ...soldAs(item), taxBps, vendor: item.subOrderId })),
    shipments: deliveries.map(({ id, service }) => ({
      vendor: id,
      shippingCents: centsIn(prices, service),
      shippingTaxBps: taxesShipping ? taxBps : 0,
    })),
  })
