import type { Cart, CartSummary } from '@showroom/contract/cart/cart'
import { heldCart, prolongCart } from './cart.store.ts'
import { tokenHash } from './cart-token.ts'
import { type Change, expiryFrom, isDueForProlonging } from './held-cart.ts'
import { emptyCart, presentCart } from './present-cart.ts'

/** A token that is unknown or has expired reads as an empty cart: nothing on a page breaks because of its age. */
export const readCart = async ({ db, showroom, cartToken, now }: Change): Promise<Cart> => {
  const hash = tokenHash(cartToken)
  const facts = hash ? await heldCart(db, showroom, hash, now) : null
  if (!hash || !facts) return emptyCart(showroom.ref)
  if (isDueForProlonging(facts.expiresAt, now)) await prolongCart(db, hash, expiryFrom(now))
  return presentCart({ facts, showroom: showroom.ref, now })
}

export const summaryOf = ({ count, merchandise_cents, version }: Cart): CartSummary => ({
  count,
  merchandise_cents,
  version,
})
