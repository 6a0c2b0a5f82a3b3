import type { Checkout } from '@showroom/contract/checkout/checkout'
import { accountById } from '../../account/account.store.ts'
import { cartMessages } from '../../cart/cart.messages.ts'
import { ownersCart } from '../../cart/cart-facts.store.ts'
import { chosenCart } from '../../cart/choices.store.ts'
import { cartOwnerOf, type CartCredentials } from '../../cart/cart-owner.ts'
import type { Queries } from '../../platform/db/db.ts'
import { openOrdersOfCart } from '../placing/order-state.store.ts'
import { keptForOrders } from '../placing/reservation.store.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { assembleQuote } from './assemble-quote.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { ordererOf } from './orderer.ts'
import { asIfReleased } from '../placing/own-reservation.ts'
import { emptyCheckout, presentCheckout } from './present-checkout.ts'
import { reasonsAgainst } from './reasons.ts'

/** Whose cart is looked at, and from where. */
export type Looking = CartCredentials & {
  showroom: ShowroomContext
  /** Whether the page is ours: another's need not know where a client lives. */
  showsAddress: boolean
}

type Deps = Pick<CheckoutDeps, 'tax' | 'now'>

/** The caller's cart as the order that it would be now. */
export const readCheckout = async (db: Queries, deps: Deps, looking: Looking): Promise<Checkout> => {
  const { showroom, accountId, showsAddress } = looking
  const now = deps.now()
  const owner = cartOwnerOf(looking)
  const facts = owner && (await ownersCart(db, showroom, { owner, now }))
  const cart = facts && (await chosenCart(db, facts.cartId))
  if (!facts || !cart) return emptyCheckout(showroom.ref, cartMessages.empty)
  const unpaid = (await openOrdersOfCart(db, cart.id)).map(({ id }) => id)
  const quote = await assembleQuote(
    db,
    { showroom, accountId, now, tax: deps.tax },
    { cart, facts: asIfReleased(facts, await keptForOrders(db, unpaid)), unpaidOrderIds: unpaid },
  )
  const account = accountId === null ? null : await accountById(db, accountId)
  const reasons = reasonsAgainst(quote, account && (await ordererOf(db, { showroom, now }, account)))
  return presentCheckout(quote, { showroom: showroom.ref, reasons, showsAddress })
}
