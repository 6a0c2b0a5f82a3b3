import type { Account } from '../../account/account.ts'
import { cartById } from '../../cart/cart-facts.store.ts'
import type { ChosenCart } from '../../cart/choices.store.ts'
import { type Kept, reserveStock } from '../../catalogue/stock/reserve-stock.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { createOrder } from './new-order.store.ts'
import type { ChargedCard } from '../../payment/cards/order-card.ts'
import { spendCoupon } from '../../pricing/coupon/coupons.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { askForHolds } from './begin-attempt.ts'
import { checkoutMessages } from '../quote/checkout.messages.ts'
import type { CheckoutDeps } from '../quote/checkout-deps.ts'
import { newOrderOf } from './new-order-of.ts'
import { ordererOf } from '../quote/orderer.ts'
import { priceVersionOf } from '../quote/price-version.ts'
import { assembleQuote } from '../quote/assemble-quote.ts'
import type { Quote } from '../quote/quote.ts'
import { reasonsAgainst } from '../quote/reasons.ts'

type Writing = {
  account: Account
  showroom: ShowroomContext
  cart: ChosenCart
  priceVersion: string
  charged: ChargedCard
}

/** All or nothing: the order with its deliveries and lines, the goods, the coupon's use and what is asked of the bank. */
export const writeOrder = async (
  tx: Queries,
  deps: CheckoutDeps,
  { account, showroom, cart, priceVersion, charged }: Writing,
): Promise<string> => {
  const now = deps.now()
  const facts = await cartById(tx, showroom, cart.id)
  const quoting = { showroom, accountId: account.id, now, tax: deps.tax }
  const quote = await assembleQuote(tx, quoting, { cart, facts })
  const [reason] = reasonsAgainst(quote, await ordererOf(tx, { showroom, now }, account))
  if (reason !== undefined) refuse(409, 'not_placeable', reason)
  if (priceVersionOf(quote) !== priceVersion) refuse(409, 'price_changed', checkoutMessages.priceChanged)
  const kept = await keepGoods(tx, quote)
  const order = newOrderOf(quote, { account, showroom, charged, priceVersion, kept, now })
  const { id } = await createOrder(tx, order)
  await takeCoupon(tx, quote, { orderId: id, accountId: account.id, now })
  await askForHolds(tx, deps, { orderId: id, attempt: 1, charged })
  return order.publicId
}

const keepGoods = async (tx: Queries, { lines }: Quote): Promise<ReadonlyMap<number, Kept>> => {
  const wanted = lines.map(({ line: { product, qty, lotChoice } }) => ({
    productId: product.productId,
    qty,
    lotChoice,
  }))
  const reserved = await reserveStock(tx, wanted)
  if ('kept' in reserved) return reserved.kept
  const names = lines
    .filter(({ line }) => reserved.short.includes(line.product.productId))
    .map(({ line }) => line.product.name)
  return refuse(409, 'not_available', checkoutMessages.notAvailable(names.join(', ')))
}

/** Of two who want its last use at once, one gets it; the other sees the price without it before anything is ordered. */
const takeCoupon = async (
  tx: Queries,
  { coupon }: Quote,
  use: { orderId: number; accountId: number; now: Date },
) => {
  if (!coupon?.applied) return
  const isUsed = await spendCoupon(tx, { couponId: coupon.applied.id, ...use })
  if (!isUsed) refuse(409, 'price_changed', checkoutMessages.couponUsedUp)
}
