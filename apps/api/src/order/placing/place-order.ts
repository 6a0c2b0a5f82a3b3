import type { Account } from '../../account/account.ts'
import { accountCart, lockAccountCart, productsInCart } from '../../cart/choices.store.ts'
import { lockStock } from '../../catalogue/stock/stock.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { lockOrder, openOrdersOfCart, orderOfCart, type PlacingOrder } from './order-state.store.ts'
import { productsOfOrders } from './reservation.store.ts'
import { type ChargedCard, cardForOrder, type ChosenCard } from '../../payment/cards/order-card.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { abandon } from './abandon.ts'
import { beginAttempt } from './begin-attempt.ts'
import { checkoutMessages } from '../quote/checkout.messages.ts'
import type { CheckoutDeps } from '../quote/checkout-deps.ts'
import { withPlacingSlot } from './placing-slots.ts'
import { writeOrder } from './write-order.ts'

/** A cart as its client has seen it, and what it is to be paid with. */
export type Submission = {
  account: Account
  showroom: ShowroomContext
  cartVersion: number
  priceVersion: string
  card: ChosenCard
}

/**
 * A cart becomes an order: the same one, however often and from however many tabs it is submitted. It is written in one
 * transaction with all that is asked of the bank, which is asked after it. Returns the order's public id.
 */
export const submitCart = async (deps: CheckoutDeps, submission: Submission): Promise<string> => {
  const known = await knownOrder(deps, submission)
  if (known !== null) return known
  const charged = await cardForOrder(deps.cards, submission.account, submission.card)
  return withPlacingSlot(deps.db, () =>
    deps.db.transaction((tx) => write(tx, deps, { ...submission, charged })),
  )
}

/** So that submitting again asks nothing of the provider. */
const knownOrder = async ({ db }: CheckoutDeps, submission: Submission): Promise<string | null> => {
  const { account, showroom, card, cartVersion } = submission
  const cart = await accountCart(db, { accountId: account.id, showroomId: showroom.id })
  const order = cart && (await orderOfCart(db, cart.id, cartVersion))
  const fresh = 'payment_method_id' in card ? card.payment_method_id : null
  return order && isAnswer(order, { ...submission, paymentMethodId: fresh }) ? order.publicId : null
}

type Agreed = { priceVersion: string; paymentMethodId: string | null }

/** Submitted again as it was, an order is its own answer; another card for one that was declined is another attempt. */
const isAnswer = (order: PlacingOrder, { priceVersion, paymentMethodId }: Agreed): boolean => {
  if (order.state === 'placed') return true
  if (order.priceVersion !== priceVersion) return false
  return order.state !== 'declined' || order.paymentMethodId === paymentMethodId
}

type Charged = Submission & { charged: ChargedCard }

const write = async (tx: Queries, deps: CheckoutDeps, submission: Charged): Promise<string> => {
  const { account, showroom, cartVersion, priceVersion, charged } = submission
  const cart = await lockAccountCart(tx, { accountId: account.id, showroomId: showroom.id })
  if (!cart) return refuse(409, 'cart_changed', checkoutMessages.cartChanged)
  const known = await orderOfCart(tx, cart.id, cartVersion)
  if (known && isAnswer(known, { priceVersion, paymentMethodId: charged.paymentMethodId }))
    return known.publicId
  if (known && known.priceVersion === priceVersion) return beginAttempt(tx, deps, { order: known, charged })
  if (cart.version !== cartVersion) refuse(409, 'cart_changed', checkoutMessages.cartChanged)
  await abandonOthers(tx, deps, cart.id)
  return writeOrder(tx, deps, { ...submission, cart })
}

/** What the cart was submitted as before, and never paid for, makes room. */
const abandonOthers = async (tx: Queries, { payment }: CheckoutDeps, cartId: number) => {
  const open = await openOrdersOfCart(tx, cartId)
  if (open.length === 0) return
  const ids = open.map(({ id }) => id)
  // All products are locked at once, in one order: those released and those then reserved.
  await lockStock(tx, [...(await productsOfOrders(tx, ids)), ...(await productsInCart(tx, cartId))])
  for (const order of open) {
    await lockOrder(tx, order.id)
    await abandon(tx, payment, order)
  }
}
