import type { Cart } from '@showroom/contract/cart/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { CartChange, CartChanges, LineChanges, NewItems } from './cart.ts'
import type { CartToken } from './cart-token.ts'
import { type CartState, type CartView, cartView, type Guess } from './cart-view.ts'
import type { Client } from './client.ts'
import { cartChangeMessages } from './cart-messages.ts'
import type { Refused } from './events.ts'
import { shopMessages } from './messages.ts'
import { codeOf, ShopError, sentenceOf } from './shop-error.ts'

export type CartWiring = { showroom: string; call: Client; token: CartToken }

export const cartChanges = ({
  showroom,
  call,
  token,
  store,
}: CartWiring & { store: StoreApi<CartState> }): CartChanges => {
  const view = cartView(store)
  const write = writeOneByOne({ store, view, token })

  const cartId = () => store.getState().cart?.cart_id
  const loadCart = async () => {
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
      done: { removed: line, message: cartChangeMessages.removed(line.name) },
    })
  }

  const undoRemove = async () => {
    const line = store.getState().removed
    if (!line) return goneLine
    const { product_id, qty, coverage_note } = line
    return addToCart([{ product_id, qty, coverage_note, lot_choice: line.lot?.choice ?? 'single' }])
  }

  return { loadCart, lookAgain: oneByOne(loadCart), addToCart, changeLines, removeLine, undoRemove }
}

const goneLine: Refused = { ok: false, code: 'not_found', message: shopMessages.notFound }

/** Other tabs tell of a change, or whoever speaks in their name. */
const oneByOne = (read: () => Promise<void>) => {
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

type Write = {
  ids: string[]
  guess?: Guess
  send: () => Promise<{ data: Cart; message?: string | undefined }>
  done: Partial<CartState>
  onLost?: () => Promise<void>
}
type Desk = { store: StoreApi<CartState>; view: CartView; token: CartToken }

/** One write after the other, so that quick gestures arrive in order and two first adds open one cart. */
const writeOneByOne = ({ store, view, token }: Desk) => {
  let queue: Promise<unknown> = Promise.resolve()
  let busyIds: string[] = []
  const setBusy = (ids: string[]) => {
    busyIds = ids
    store.setState({ busy: new Set(ids) })
  }

  const run = async (write: Write): Promise<CartChange> => {
    try {
      const { data, message } = await token.whileOpening(async () => {
        const reply = await write.send()
        if (reply.data.cart_token) token.write(reply.data.cart_token)
        return reply
      })
      view.accept(data)
      token.announce(data.version)
      store.setState({ message: message ?? null, tone: 'good', ...write.done })
      return { ok: true, cart: data }
    } catch (failure) {
      forgetIfRefused(token, failure)
      const isLost = failure instanceof ShopError && failure.status === 0 && write.onLost !== undefined
      const refusal = isLost ? unconfirmed : { code: codeOf(failure), message: sentenceOf(failure) }
      store.setState({ message: refusal.message, tone: 'bad' })
      if (isLost) await write.onLost?.()
      return { ok: false, ...refusal }
    }
  }

  /** Awaited, not chained: an old page may have put a Promise without `finally` in place of the browser's. */
  const takeTurn = async (before: Promise<unknown>, write: Write, takeBack: (() => void) | undefined) => {
    await before
    try {
      return await run(write)
    } finally {
      takeBack?.()
      setBusy(withoutOneEach(busyIds, write.ids))
    }
  }

  return (write: Write): Promise<CartChange> => {
    const takeBack = write.guess && view.guess(write.guess)
    setBusy([...busyIds, ...write.ids])
    const turn = takeTurn(queue, write, takeBack)
    queue = turn
    return turn
  }
}

const unconfirmed = { code: 'unconfirmed', message: cartChangeMessages.addUnconfirmed }

const withoutOneEach = (ids: string[], gone: string[]) => {
  const left = [...ids]
  for (const id of gone) left.splice(left.indexOf(id), 1)
  return left
}

const quantityFor = (lineId: string, changes: LineChanges) => {
  const change = changes.find((one) => one.line_id === lineId)
  return change ? { qty: Number(change.qty) } : {}
}

const forgetIfRefused = (token: CartToken, failure: unknown) => {
  if (failure instanceof ShopError && failure.status === 401) token.write(null)
}
