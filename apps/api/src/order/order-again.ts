import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { cartMessages } from '../cart/cart.messages.ts'
import { replyWith } from '../cart/change-cart.ts'
import { fillCart, type Wanted } from '../cart/fill-cart.ts'
import { type Change, changeOf, changing, lockOrOpenCart } from '../cart/own-cart.ts'
import { purchasableProducts } from '../catalogue/product/purchasable.store.ts'
import type { PaymentDeps } from '../payment/payment-deps.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { accountIdOf, type Who } from '../platform/http/who.ts'
import type { ItemFacts } from './reading/order-facts.ts'
import { ownOrder } from './reading/order-read.store.ts'

type Again = { cart: Cart; report: FilledLine[] }

/** What was ordered, once more: at today's prices, as far as its showroom still sells it, and with a word on what is gone. */
export const orderAgain = async (deps: PaymentDeps, publicId: string, who: Who): Promise<Again> => {
  const accountId = accountIdOf(who) ?? refuseUnknown()
  const { order, items } = (await ownOrder(deps.db, publicId, accountId)) ?? refuseUnknown()
  const change = await changeOf(deps, order.showroomRef, who)
  return changing(change, async (tx) => {
    const wanted = await wantedOf(tx, change, items)
    const cart = await lockOrOpenCart(tx, change)
    const report = await fillCart(tx, cart.id, wanted)
    return { cart: (await replyWith(tx, { change, cart }, cartMessages.gonethrough)).data, report }
  })
}

/** By the name that it was ordered under: nobody knows a product that is gone by another. */
const wantedOf = async (
  tx: Queries,
  { showroom }: Pick<Change, 'showroom'>,
  items: readonly ItemFacts[],
): Promise<Wanted[]> => {
  const ids = items.map(({ productPublicId }) => productPublicId)
  const products = await purchasableProducts(tx, showroom, ids)
  return items.map(({ productPublicId, productName, qty }) => ({
    line: null,
    text: productName,
    product: products.find(({ publicId: id }) => id === productPublicId) ?? null,
    qty,
    coverageNote: null,
  }))
}
