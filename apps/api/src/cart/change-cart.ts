import type { Cart } from '@showroom/contract/cart/cart'
import type { Purchasable } from '../catalogue/product/purchasable.ts'
import { purchasablesNow } from '../catalogue/product/purchasables.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import { cartMessages } from './cart.messages.ts'
import type { CartFacts, LineFacts } from './cart-facts.ts'
import { cartById } from './cart-facts.store.ts'
import { type LockedCart, type CreatedCart, deleteLine, saveLines } from './cart.store.ts'
import {
  type AddedItem,
  addItems,
  changeLines,
  type LineChange,
  type LineChanges,
  type SavedLine,
} from './change-lines.ts'
import {
  type Change,
  changing,
  lockOrOpenCart,
  lockOwnCart,
  openGuestCart,
  type OpenCart,
} from './own-cart.ts'
import { presentCart } from './present-cart.ts'

export const mostLines = 200

export type CartReply = { success: true; data: Cart; message: string }

/** Adds products to the caller's cart, opening one where there is none. All of the items or none. */
export const addToCart = async (change: Change, items: readonly AddedItem[]): Promise<CartReply> => {
  const ids = items.map(({ product_id }) => product_id)
  const products = await purchasablesNow(change.db, change.showroom, ids)
  const byId = new Map(products.map((product) => [product.publicId, product]))
  const adding = async (tx: Queries): Promise<CartReply> => {
    const isAccount = change.accountId !== null
    const own = isAccount ? await lockOrOpenCart(tx, change) : await lockOwnCart(tx, change)
    if (own) {
      const facts = await cartById(tx, change.showroom, own.id)
      const current = new Map(facts.lines.map((line) => [line.product.publicId, line]))
      const lines = accepted(addItems(items, { products: byId, current }))
      const ids = await saveLines(tx, own.id, lines)
      const now = { ...facts, lines: linesWith(facts.lines, lines.map(lineFactsWith(products, ids))) }
      return replyOf(now, { change, cart: own }, cartMessages.added)
    }
    const lines = accepted(addItems(items, { products: byId, current: new Map() }))
    const cart = await openGuestCart(tx, change, lines)
    const message = cart.replacesLost ? cartMessages.addedToNew : cartMessages.added
    const ids = new Map(lines.map(({ product_id: id }, index) => [id, cart.lineIds[index] ?? '']))
    const facts = newCartFacts(cart, lines.map(lineFactsWith(products, ids)))
    return replyOf(facts, { change, cart }, message)
  }
  // Without a cart there is nothing to lock, and the one statement that opens it is a transaction by itself.
  const isNewGuest = change.accountId === null && change.cartToken === null
  return isNewGuest ? adding(change.db) : changing(change, adding)
}

/** Sets quantities, lot choices and notes; a changed line takes today's price. All of the lines or none. */
export const updateCart = (change: Change, changes: readonly LineChange[]): Promise<CartReply> =>
  changing(change, async (tx) => {
    const cart = (await lockOwnCart(tx, change)) ?? refuseUnknown()
    const { lines } = await cartById(tx, change.showroom, cart.id)
    const current = new Map(lines.map((line) => [line.lineId, line]))
    await saveLines(tx, cart.id, accepted(changeLines(changes, current)))
    return replyWith(tx, { change, cart }, cartMessages.updated)
  })

export const removeLine = (change: Change, lineId: string): Promise<CartReply> =>
  changing(change, async (tx) => {
    const cart = (await lockOwnCart(tx, change)) ?? refuseUnknown()
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
  return replyOf(facts, { change, cart }, message)
}

const replyOf = (facts: CartFacts, { change, cart }: Changed, message: string): CartReply => {
  if (facts.lines.length > mostLines) refuseInvalid({ items: [cartMessages.tooManyLines(mostLines)] })
  const shown = presentCart({ facts, showroom: change.showroom.ref, now: change.now })
  return { success: true, data: { ...shown, cart_token: cart.token }, message }
}

/** A cart that this change opened holds what was just saved: there is nothing to read again. */
const newCartFacts = (
  cart: LockedCart & CreatedCart & { expiresAt: Date },
  lines: readonly LineFacts[],
): CartFacts => ({
  cartId: cart.publicId,
  projectId: null,
  version: cart.version,
  expiresAt: cart.expiresAt,
  extraInfo: {},
  lines: [...lines],
})

/** A line as it was saved, by the ids that it has now, of a product that was just read. */
const lineFactsWith = (products: readonly Purchasable[], ids: ReadonlyMap<number, string>) => {
  const byId = new Map(products.map((product) => [product.productId, product]))
  return (line: SavedLine): LineFacts => {
    const product = byId.get(line.product_id)
    const lineId = ids.get(line.product_id)
    if (!product || lineId === undefined) throw new Error('A line was saved of what nobody asked for.')
    const { qty, unit_price_cents: acceptedCents, lot_choice: lotChoice, coverage_note: coverageNote } = line
    return { lineId, qty, acceptedCents, lotChoice, coverageNote, product }
  }
}

/** Lines keep their places; what is new comes behind them. */
const linesWith = (before: readonly LineFacts[], saved: readonly LineFacts[]): LineFacts[] => {
  const changed = new Map(saved.map((line) => [line.lineId, line]))
  const known = new Set(before.map(({ lineId }) => lineId))
  return [
    ...before.map((line) => changed.get(line.lineId) ?? line),
    ...saved.filter(({ lineId }) => !known.has(lineId)),
  ]
}

const accepted = (changes: LineChanges): SavedLine[] =>
  'errors' in changes ? refuseInvalid(changes.errors) : changes.lines
