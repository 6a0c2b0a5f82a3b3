import type { Cart, CartSummary } from '@showroom/contract/cart/cart'
import { onePer } from '../platform/concurrency.ts'
import type { Db } from '../platform/db/db.ts'
import { gathered } from '../platform/db/gathered.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import type { CartFacts } from './cart-facts.ts'
import { accountsCarts, guestsCarts } from './cart-facts.store.ts'
import { prolongCart } from './cart.store.ts'
import { type Change, expiryFrom, isDueForProlonging } from './own-cart.ts'
import { type CartOwner, cartOwnerOf } from './cart-owner.ts'
import { emptyCart, presentCart } from './present-cart.ts'

/** A token that is unknown or has expired reads as an empty cart: nothing on a page breaks because of its age. */
export const readCart = async ({ db, showroom, now, ...credentials }: Change): Promise<Cart> => {
  const owner = cartOwnerOf(credentials)
  const facts = owner && (await factsOf(db, showroom, { owner, now }))
  if (!owner || !facts) return emptyCart(showroom.ref)
  if ('tokenHash' in owner && facts.expiresAt && isDueForProlonging(facts.expiresAt, now))
    await prolongCart(db, owner.tokenHash, expiryFrom(now))
  return presentCart({ facts, showroom: showroom.ref, now })
}

/** What many ask for at once in one showroom is one read. */
const guestsCartOf = onePer((db: Db) =>
  onePer((showroom: ShowroomContext) =>
    gathered((hashes: readonly string[]) => guestsCarts(db, showroom, hashes)),
  ),
)

/** Whoever has prices of their own has a showroom object of their own as well, and is read for alone. */
const accountsCartOf = onePer((db: Db) =>
  onePer((showroom: ShowroomContext) =>
    gathered((accountIds: readonly number[]) => accountsCarts(db, showroom, accountIds)),
  ),
)

const factsOf = async (
  db: Db,
  showroom: ShowroomContext,
  { owner, now }: { owner: CartOwner; now: Date },
): Promise<CartFacts | null> => {
  if ('accountId' in owner) return (await accountsCartOf(db)(showroom)(owner.accountId)) ?? null
  const facts = await guestsCartOf(db)(showroom)(owner.tokenHash.toString('hex'))
  return facts?.expiresAt && facts.expiresAt > now ? facts : null
}

export const summaryOf = ({ count, merchandise_cents, version }: Cart): CartSummary => ({
  count,
  merchandise_cents,
  version,
})
