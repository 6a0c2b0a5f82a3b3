import { stateOfZip } from '@showroom/contract/account/zip-state.rules'
import type { Checkout } from '@showroom/contract/checkout/checkout'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { addressesOf } from '../../account/profile/address.store.ts'
import {
  type ChosenCart,
  type Choices,
  type DeliveryChoice,
  lockChosenCart,
  saveChoices,
} from '../../cart/choices.store.ts'
import { ownersCart } from '../../cart/cart-facts.store.ts'
import { cartOwnerOf } from '../../cart/cart-owner.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { shippingMessages } from '../../shipping/shipping.messages.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { type Looking, readCheckout } from './read-checkout.ts'

type ChosenFields = Omit<ParsedRequestFor<'PUT /api/checkout'>['body'], 'showroom'>

/** Chooses what is named, and leaves the rest; all of it or nothing. */
export const chooseFor = (deps: CheckoutDeps, looking: Looking, chosen: ChosenFields): Promise<Checkout> =>
  deps.db.transaction(async (tx) => {
    const { cart, vendors } = await ownCart(tx, deps, looking)
    const errors = await wrongIn(tx, looking, chosen)
    if (Object.keys(errors).length > 0) refuseInvalid(errors)
    await saveChoices(tx, cart.id, changed(cart.choices, chosen, vendors))
    const checkout = await readCheckout(tx, deps, looking)
    // A code that takes nothing off now was not chosen: it is told under its field, where it can be mended.
    const { coupon } = checkout
    if (chosen.coupon_code && coupon && coupon.discount_cents === 0 && coupon.message !== null)
      refuseInvalid({ coupon_code: [coupon.message] })
    return checkout
  })

/** Names by public ids. */
type Vendors = ReadonlyMap<string, string>
type OwnCart = { cart: ChosenCart; vendors: Vendors }

const ownCart = async (tx: Queries, deps: CheckoutDeps, looking: Looking): Promise<OwnCart> => {
  const owner = cartOwnerOf(looking) ?? refuseUnknown()
  const facts = (await ownersCart(tx, looking.showroom, { owner, now: deps.now() })) ?? refuseUnknown()
  const cart = (await lockChosenCart(tx, facts.cartId)) ?? refuseUnknown()
  const vendors = facts.lines.map(({ product }): [string, string] => [product.vendorPublicId, product.vendor])
  return { cart, vendors: new Map(vendors) }
}

const wrongIn = async (
  tx: Queries,
  { accountId }: Looking,
  { zip_code, address_id }: ChosenFields,
): Promise<FieldErrors> => {
  const isZipUnknown = zip_code && stateOfZip(zip_code) === null
  const addresses = accountId === null || !address_id ? [] : await addressesOf(tx, accountId)
  const isAddressUnknown = address_id && !addresses.some(({ id }) => id === address_id)
  return {
    ...(isZipUnknown ? { zip_code: [shippingMessages.unknownZip] } : {}),
    ...(isAddressUnknown ? { address_id: [checkoutMessages.unknownAddress] } : {}),
  }
}

/** An address takes the place of a ZIP code, and the other way round. */
const changed = (
  before: Choices,
  { coupon_code, zip_code, address_id, deliveries = [] }: ChosenFields,
  vendors: Vendors,
): Choices => {
  const placed = {
    ...(zip_code === undefined
      ? {}
      : { zipCode: zip_code || null, ...(zip_code ? { addressId: null } : {}) }),
    ...(address_id === undefined ? {} : { addressId: address_id, zipCode: null }),
  }
  const ways = [...vendors].flatMap(([id, name]): [string, DeliveryChoice][] => {
    const named = deliveries.filter(({ vendor_id, vendor }) =>
      vendor_id ? vendor_id === id : vendor === name,
    )
    return named.map(({ vendor_id: _id, vendor: _name, ...way }) => [
      id,
      { ...before.deliveries[id], ...way },
    ])
  })
  return {
    ...before,
    ...placed,
    ...(coupon_code === undefined ? {} : { couponCode: coupon_code || null }),
    deliveries: Object.fromEntries(
      [...Object.entries(before.deliveries), ...ways].filter(([id]) => vendors.has(id)),
    ),
  }
}
