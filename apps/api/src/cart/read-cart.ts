import type { Cart, CartSummary } from '@showroom/contract/cart/cart'
import { heldCart, prolongCart } from './cart.store.ts'
import { type Change, expiryFrom, isDueForProlonging } from './held-cart.ts'
import { holderOf } from './holder.ts'
import { emptyCart, presentCart } from './present-cart.ts'

/** A token that is unknown or has expired reads as an empty cart: nothing on a page breaks because of its age. */
export const readCart = async ({ db, showroom, now, ...shown }: Change): Promise<Cart> => {
  const holder = holderOf(shown)
  const facts = holder ? await heldCart(db, showroom, holder, now) : null
  if (!holder || !facts) return emptyCart(showroom.ref)
  if ('tokenHash' in holder && facts.expiresAt && isDueForProlonging(facts.expiresAt, now))
    await prolongCart(db, holder.tokenHash, expiryFrom(now))
  return presentCart({ facts, showroom: showroom.ref, now })
}

export const summaryOf = ({ count, merchandise_cents, version }: Cart): CartSummary => ({
  count,
  merchandise_cents,
  version,
})
