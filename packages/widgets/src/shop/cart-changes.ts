import type { StoreApi } from 'zustand/vanilla'
import type { CartChanges, LineChanges, NewItems } from './cart.ts'
import type { CartToken } from './cart-token.ts'
import { type CartState, type CartView, cartView } from './cart-view.ts'
import type { Client } from './client.ts'
import type { Refused } from './events.ts'
import { shopMessages } from './messages.ts'
import { sentenceOf } from './shop-error.ts'
import { forgetIfRefused, writeQueue } from './write-queue.ts'

export type CartWiring = { showroom: string; call: Client; token: CartToken }
type Deps = CartWiring & { store: StoreApi<CartState> }

export const cartChanges = (deps: Deps): CartChanges => {
  const { showroom, call, token, store } = deps
  const view = cartView(store)
  const write = writeQueue({ store, view, token })
  const loadCart = cartLoader(deps, view)

  const addToCart = (items: NewItems) =>
    write({
      ids: items.map((item) => item.product_id),
      send: () => call('POST /api/projectCart/sync_to_cart', { body: { showroom, action: 'cart', items } }),
      done: { lastAdded: items[0]?.product_id ?? null, removed: null },
      // The line may be in the cart all the same: look, and never add again blindly.
      onLost: loadCart,
    })

  const changeLines = (lines: LineChanges) =>
    write({
      ids: lines.map((line) => line.line_id),
      guess: (shown) => shown.map((line) => ({ ...line, ...quantityFor(line.id, lines) })),
      send: () => call('POST /api/projectCart/update_cart', { body: { showroom, lines } }),
      done: { removed: null },
    })

  const removeLine = async (lineId: string) => {
    const line = store.getState().cart?.Project_tans.find((one) => one.id === lineId)
    if (!line) return goneLine
    return write({
      ids: [lineId],
      guess: (shown) => shown.filter((one) => one.id !== lineId),
      send: () => call('DELETE /api/cart/destroy/{id}', { params: { id: lineId }, query: { showroom } }),
      done: { removed: line },
    })
  }

  const undoRemove = async () => {
    const line = store.getState().removed
    if (!line) return goneLine
    const { product_id, qty, coverage_note } = line
    return addToCart([{ product_id, qty, coverage_note, lot_choice: line.lot?.choice ?? 'single' }])
  }

  return { loadCart, lookAgain: coalesced(loadCart), addToCart, changeLines, removeLine, undoRemove }
}

const cartLoader =
  ({ showroom, call, token, store }: Deps, view: CartView) =>
  async () => {
    const cartId = () => store.getState().cart?.cart_id
    const before = cartId()
    try {
      const { data } = await call('GET /api/projectCart', { query: { showroom } })
      // “No cart” is old news when one was opened meanwhile.
      if (data.cart_id || cartId() === before) view.accept(data)
    } catch (failure) {
      forgetIfRefused(token, failure)
      if (!store.getState().cart)
        store.setState({ status: 'failed', message: sentenceOf(failure), tone: 'bad' })
    }
  }

const goneLine: Refused = { ok: false, code: 'not_found', message: shopMessages.notFound }

/** Requests that come during a read share the next one: other tabs may announce many changes. */
const coalesced = (read: () => Promise<void>) => {
  let reading: Promise<void> | null = null
  let isAskedAgain = false
  const readUntilAskedNoMore = async () => {
    do {
      isAskedAgain = false
      await read()
    } while (isAskedAgain)
    reading = null
  }
  return () => {
    isAskedAgain = true
    reading ??= readUntilAskedNoMore()
    return reading
  }
}

const quantityFor = (lineId: string, changes: LineChanges) => {
  const change = changes.find((one) => one.line_id === lineId)
  return change ? { qty: Number(change.qty) } : {}
}
