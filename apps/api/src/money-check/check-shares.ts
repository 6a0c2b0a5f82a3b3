import { isCharged, isHeld } from '@showroom/contract/order/order-status.rules'
import { priceStack } from '@showroom/contract/pricing/pricing.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { type BookedShare, sharesByItem } from '../ledger/ledger-check.store.ts'
import { partsOfItem, partsOfUnits } from '../order/money-parts.ts'
import {
  checkedPrices,
  type CheckedPrice,
  changesOpenInVain,
  couponsUsedOtherwise,
  linesOfOtherVendors,
  pricesChangedOtherwise,
} from '../order/order-check.store.ts'
import { everySoldItem, type SoldItem } from '../order/reading/item-profit.store.ts'
import { returnsBookedOtherwise } from '../order/return/return-check.store.ts'
import { type WithdrawnPart, withdrawnParts } from '../payment/disputes/withdrawn-refund.store.ts'
import { operationsPostedOtherwise, ordersPaidByOthers } from './payment-check.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Check } from './check.ts'

/** Whose money it is: payouts are reckoned from exactly these rows. */
export const checkShares = async (db: Queries): Promise<Check[]> => {
  const operations = await operationsPostedOtherwise(db)
  const returns = await returnsBookedOtherwise(db)
  return [
    {
      name: 'Every cent that was paid for a line is its vendor’s, Pro’s, ours or the tax’s, as it was sold.',
      differences: shareDifferences(
        await everySoldItem(db),
        lessWithdrawn(await sharesByItem(db), await withdrawnParts(db)),
      ),
    },
    {
      name: 'Every line’s fee and markup are what its rates give.',
      differences: (await checkedPrices(db)).flatMap(priceDifferences),
    },
    {
      name: 'Every changed price is what was agreed to, and waits for nobody in vain.',
      differences: [
        ...(await pricesChangedOtherwise(db)).map(
          ({ number, name }) => `${name} of ${number} is at another price than was agreed to`,
        ),
        ...(await changesOpenInVain(db)).map(
          ({ number, name }) => `the new price of ${name} of ${number} waits, and the line does not`,
        ),
      ],
    },
    {
      name: 'What was given back of lines and shipping is what their returns and claims say.',
      differences: returns.map(({ number, name }) => `${name} of ${number} came back otherwise`),
    },
    {
      name: 'The ledger moved what was charged or given back when it was, and as what it was.',
      differences: operations.map(({ publicId, kind }) => `${kind} ${publicId} is booked otherwise`),
    },
    {
      name: 'Every order is its client’s, and every delivery its vendor’s.',
      differences: await ownerDifferences(db),
    },
  ]
}

/** What a bank gave back instead of us is in no movement of its line. */
const lessWithdrawn = (booked: readonly BookedShare[], withdrawn: readonly WithdrawnPart[]): BookedShare[] =>
  booked.map((share) => ({
    ...share,
    amountCents: withdrawn
      .filter((part) => part.orderItemId === share.orderItemId && keyOf(part) === keyOf(share))
      .reduce((left, { amountCents }) => left - amountCents, share.amountCents),
  }))

type Share = Pick<BookedShare, 'account' | 'partyId' | 'amountCents'>

const keyOf = ({ account, partyId }: Share): string => (partyId === null ? account : `${account} ${partyId}`)

export const shareDifferences = (items: readonly SoldItem[], booked: readonly BookedShare[]): string[] => {
  const bookedOf = new Map<number, BookedShare[]>()
  for (const share of booked)
    bookedOf.set(share.orderItemId, [...(bookedOf.get(share.orderItemId) ?? []), share])
  return items.flatMap((item) => {
    const is = bookedOf.get(item.id) ?? []
    // Whether anything had to be paid, the check of sums says.
    if (is.length === 0) return []
    const wanted = isCharged(item.status) ? partsOfItem(item) : partsOfLeft(item)
    return unlike(is, wanted).map((said) => `${item.productName} (${item.publicId}): ${said}`)
  })
}

/** Of a line that waits, what left of it before in packages and has not come back. */
const partsOfLeft = (item: SoldItem) =>
  isHeld(item.status)
    ? partsOfUnits(item, { units: item.shippedQty - item.returnedQty, before: item.returnedQty })
    : []

const unlike = (is: readonly Share[], wanted: readonly Share[]): string[] => {
  const sums = (shares: readonly Share[]) => new Map(shares.map((share) => [keyOf(share), share.amountCents]))
  const [ours, theirs] = [sums(is), sums(wanted)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((key) => (ours.get(key) ?? 0) !== (theirs.get(key) ?? 0))
    .map((key) => `${key} has ${dollars(ours.get(key) ?? 0)} instead of ${dollars(theirs.get(key) ?? 0)}`)
}

export const priceDifferences = ({ number, name, ...price }: CheckedPrice): string[] => {
  const { feeCents, markupCents } = priceStack(price.finalPriceCents, price.feeBps, price.markupBps)
  const isAsMade = feeCents === price.feeCents && markupCents === price.markupCents + price.absorbedCents
  return isAsMade ? [] : [`${name} of ${number} was not priced so`]
}

const ownerDifferences = async (db: Queries): Promise<string[]> => {
  const otherVendors = await linesOfOtherVendors(db)
  return [
    ...(await ordersPaidByOthers(db)).map((number) => `order ${number} is on the card of another account`),
    ...(await couponsUsedOtherwise(db)).map(
      (number) => `order ${number} counts for another coupon or client`,
    ),
    ...otherVendors.map(({ number, name }) => `${name} of ${number} is delivered by who does not sell it`),
  ]
}
