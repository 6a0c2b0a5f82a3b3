import { onePer } from '../platform/concurrency.ts'
import { DatabaseError } from '../platform/db/database-error.ts'
import type { Queries } from '../platform/db/db.ts'
import { gathered } from '../platform/db/gathered.ts'
import { type CreatedCart, createCarts, type NewCart } from './cart.store.ts'

type Outcome = { cart: CreatedCart } | { refused: unknown }

/** What one of them is refused for, a product that has just gone, keeps nobody else from their cart. */
const openEach = async (db: Queries, carts: readonly NewCart[]): Promise<Map<NewCart, Outcome>> => {
  const outcomes = new Map<NewCart, Outcome>()
  for (const each of carts) {
    const outcome = await createCarts(db, [each]).then(
      (created) => outcomeOf(created.get(each)),
      (refused: unknown) => ({ refused }),
    )
    outcomes.set(each, outcome)
  }
  return outcomes
}

const outcomeOf = (cart: CreatedCart | undefined): Outcome =>
  cart ? { cart } : { refused: new Error('The cart was not created.') }

const openTogether = async (db: Queries, carts: readonly NewCart[]): Promise<Map<NewCart, Outcome>> => {
  try {
    const created = await createCarts(db, carts)
    return new Map(carts.map((cart) => [cart, outcomeOf(created.get(cart))]))
  } catch (refused) {
    if (carts.length === 1 || !(refused instanceof DatabaseError)) throw refused
    return openEach(db, carts)
  }
}

const opening = onePer((db: Queries) => gathered((carts: readonly NewCart[]) => openTogether(db, carts)))

/**
 * A new cart. Those of many guests who come at once are opened by one statement, which is committed once for all of
 * them: none waits for the disk behind the others.
 */
export const opened = async (db: Queries, cart: NewCart): Promise<CreatedCart> => {
  const outcome = await opening(db)(cart)
  if (outcome && 'cart' in outcome) return outcome.cart
  throw outcome?.refused ?? new Error('The cart was not created.')
}
