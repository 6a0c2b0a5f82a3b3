import { stateOfZip } from '@showroom/contract/account/zip-state.rules'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { isHeld } from '@showroom/contract/order/order-status.rules'
import { moneyElsewhere, type OrderMoney } from '@showroom/contract/pricing/order-money.rules'
import { shippingFactsOf } from '../../catalogue/product/shipping-facts.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { TaxRates, TaxService } from '../../pricing/tax.ts'
import { shippingProblem } from '../../shipping/deliveries.ts'
import { serviceTerms } from '../../shipping/services.ts'
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

/** Refuses a place that changes any amount; gives the rate by which the lines that are left are taxed there. */
export const requireSameSums = async (
  tx: Queries,
  tax: TaxService,
  { whole, items, shipTo }: Elsewhere,
): Promise<{ itemIds: number[]; taxBps: number }> => {
  const { state, zip_code: zipCode } = shipTo
  const left = leftOf(items)
  const deliveries = whole.deliveries.filter(({ id }) => left.some(({ subOrderId }) => subOrderId === id))
  // Of the day it was ordered: midnight is no change of place.
  const rates = await tax.ratesFor(tx, { state, zipCode }, whole.order.placedAt)
  const before = [
    ...left.map(({ taxCents }) => taxCents),
    ...deliveries.flatMap(({ shippingCents, shippingTaxCents }) => [shippingCents, shippingTaxCents]),
  ]
  const after = amountsOf(moneyThere(left, deliveries, rates))
  if (before.some((cents, index) => cents !== after[index])) {
    const moreCents = sumOf(after) - sumOf(before)
    const { costs, splits } = orderMessages.address
    refuse(409, 'other_sums', moreCents === 0 ? splits(zipCode) : costs(zipCode, moreCents))
  }
  return { itemIds: left.map(({ id }) => id), taxBps: rates.taxBps }
}

const leftOf = (items: readonly SoldItem[]): SoldItem[] => items.filter(({ status }) => isHeld(status))

const moneyThere = (
  items: readonly SoldItem[],
  deliveries: readonly DeliveryFacts[],
  { taxBps, taxesShipping }: TaxRates,
): OrderMoney =>
  moneyElsewhere({
    lines: items.map((item) => ({ ...soldAs(item), taxBps, vendor: item.subOrderId })),
    shipments: deliveries.map(({ id, service }) => ({
      vendor: id,
      shippingCents: serviceTerms[service].priceCents,
      shippingTaxBps: taxesShipping ? taxBps : 0,
    })),
  })

/** All that another place can change: the tax of each line, and what each delivery costs. */
const amountsOf = ({ lines, shipments }: OrderMoney): number[] => [
  ...lines.map(({ taxCents }) => taxCents),
  ...shipments.flatMap(({ shippingCents, shippingTaxCents }) => [shippingCents, shippingTaxCents]),
]

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0)
