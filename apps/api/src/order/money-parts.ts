import { partMoney } from '@showroom/contract/pricing/order-money.rules'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { MoneyPart } from '../payment/provider/operation.store.ts'
import { soldAs, type Units } from './reading/item-profit.ts'
import type { SoldItem } from './reading/item-profit.store.ts'

/** Whose money a line's price is, to the cent, but for what was given back of it: what its capture writes into the ledger, and its refund takes back. */
export const partsOfItem = (item: SoldItem): MoneyPart[] =>
  partsOfUnits(item, { units: item.qty - item.returnedQty, before: item.returnedQty })

/** Of some of its units: however a line is cut up, its parts sum to it, for each whose money it is. */
export const partsOfUnits = (item: SoldItem, { units, before }: Units): MoneyPart[] => {
  const money = partMoney(soldAs(item), units, before)
  const isOfPlatform = item.showroomRef === platformShowroom
  const orderItemId = item.id
  const parts: MoneyPart[] = [
    { account: 'vendor', partyId: item.vendorId, orderItemId, amountCents: money.vendorCents },
    {
      account: 'contractor',
      partyId: item.showroomId,
      orderItemId,
      amountCents: isOfPlatform ? 0 : money.contractorCents,
    },
    // No Pro stands behind the prices of the platform's own showroom (domain §3.19 row 25).
    {
      account: 'platform',
      partyId: null,
      orderItemId,
      amountCents: money.feeCents + (isOfPlatform ? money.contractorCents : 0),
    },
    { account: 'tax', partyId: null, orderItemId, amountCents: money.taxCents },
  ]
  return parts.filter(({ amountCents }) => amountCents > 0)
}

export type Shipping = { shippingCents: number; shippingTaxCents: number }

/** Charged with the first that leaves the warehouse. */
export const partsOfShipping = ({ shippingCents, shippingTaxCents }: Shipping): MoneyPart[] => {
  const parts: MoneyPart[] = [
    { account: 'shipping', partyId: null, orderItemId: null, amountCents: shippingCents },
    { account: 'tax', partyId: null, orderItemId: null, amountCents: shippingTaxCents },
  ]
  return parts.filter(({ amountCents }) => amountCents > 0)
}
