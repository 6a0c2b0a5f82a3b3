import type { Cart, CartSummary } from '@showroom/contract/cart/cart'
import { ownersCart, prolongCart } from './cart.store.ts'
import { type Change, expiryFrom, isDueForProlonging } from './own-cart.ts'
import { cartOwnerOf } from './cart-owner.ts'
import { emptyCart, presentCart } from './present-cart.ts'

/** A token that is unknown or has expired reads as an empty cart: nothing on a page breaks because of its age. */
export const readCart = async ({ db, showroom, now, ...credentials }: Change): Promise<Cart> => {
  const owner = cartOwnerOf(credentials)
  const facts = owner ? await ownersCart(db, showroom, { owner, now }) : null
  if (!owner || !facts) return emptyCart(showroom.ref)
  if ('tokenHash' in owner && facts.expiresAt && isDueForProlonging(facts.expiresAt, now))
    await prolongCart(db, owner.tokenHash, expiryFrom(now))
  return presentCart({ facts, showroom: showroom.ref, now })
}

export const summaryOf = ({ count, merchandise_cents, version }: Cart): CartSummary => ({
  count,
  merchandise_cents,
  version,
})
