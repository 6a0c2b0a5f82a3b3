import type { Cart } from '@showroom/contract/cart/cart'
import { sellableProducts } from '../catalogue/sellable.store.ts'
import type { Queries } from '../db/db.ts'
import { refuseInvalid, refuseUnknown } from '../http/domain-error.ts'
import { cartMessages } from './cart.messages.ts'
import { cartById, countLines, deleteLine, heldLines, saveLines } from './cart.store.ts'
import { newPublicId } from './cart-token.ts'
import { type AddedItem, addItems, changeLines, type LineChange, type LineChanges } from './change-lines.ts'
import { type Change, claimOrOpenCart, claimOwnCart, type OpenCart } from './held-cart.ts'
import { presentCart } from './present-cart.ts'

export const mostLines = 200

export type CartReply = { success: true; data: Cart; message: string }

/** Adds products to the guest's cart, opening one where there is none. All of the items or none. */
export const addToCart = (change: Change, items: readonly AddedItem[]): Promise<CartReply> =>
  change.db.transaction(async (tx) => {
    const cart = await claimOrOpenCart(tx, change)
    const ids = items.map(({ product_id }) => product_id)
    const products = await sellableProducts(tx, change.showroom, ids)
    // A cart that was opened just now holds nothing.
    const held = cart.token === null ? await heldLines(tx, cart.id, ids) : new Map()
    const byId = new Map(products.map((product) => [product.publicId, product]))
    await save(tx, cart, addItems(items, { products: byId, held }))
    return replyWith(tx, { change, cart }, cart.replacesLost ? cartMessages.addedToNew : cartMessages.added)
  })

/** Sets quantities, lot choices and notes; a changed line takes today's price. All of the lines or none. */
export const updateCart = (change: Change, changes: readonly LineChange[]): Promise<CartReply> =>
  change.db.transaction(async (tx) => {
    const cart = (await claimOwnCart(tx, change)) ?? refuseUnknown()
    const { lines } = await cartById(tx, change.showroom, cart.id)
    const current = new Map(lines.map((line) => [line.lineId, line]))
    await save(tx, cart, changeLines(changes, current))
    return replyWith(tx, { change, cart }, cartMessages.updated)
  })

export const removeLine = (change: Change, lineId: string): Promise<CartReply> =>
  change.db.transaction(async (tx) => {
    const cart = (await claimOwnCart(tx, change)) ?? refuseUnknown()
    const isRemoved = await deleteLine(tx, cart.id, lineId)
    if (!isRemoved) refuseUnknown()
    return replyWith(tx, { change, cart }, cartMessages.removed)
  })

type Changed = { change: Change; cart: OpenCart }

/** The whole new cart, read once within the transaction that changed it. */
export const replyWith = async (
  tx: Queries,
  { change, cart }: Changed,
  message: string,
): Promise<CartReply> => {
  const facts = await cartById(tx, change.showroom, cart.id)
  const shown = presentCart({ facts, showroom: change.showroom.ref, now: change.now })
  return { success: true, data: { ...shown, cart_token: cart.token }, message }
}

const save = async (tx: Queries, cart: OpenCart, changes: LineChanges): Promise<void> => {
  if ('errors' in changes) return refuseInvalid(changes.errors)
  await saveLines(
    tx,
    cart.id,
    changes.lines.map((line) => ({ ...line, public_id: newPublicId() })),
  )
  if (cart.token === null && (await countLines(tx, cart.id)) > mostLines) {
    refuseInvalid({ items: [cartMessages.tooManyLines(mostLines)] })
  }
}
