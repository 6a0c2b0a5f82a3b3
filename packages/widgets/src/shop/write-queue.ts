import type { Cart } from '@showroom/contract/cart/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { CartChange } from './cart.ts'
import { cartChangeMessages } from './cart-messages.ts'
import type { CartToken } from './cart-token.ts'
import type { CartState, CartView, Guess } from './cart-view.ts'
import { codeOf, ShopError, sentenceOf } from './shop-error.ts'

type Write = {
  ids: string[]
  guess?: Guess
  send: () => Promise<{ data: Cart; message?: string | undefined }>
  done: Partial<CartState>
  onLost?: () => Promise<void>
}
type Deps = { store: StoreApi<CartState>; view: CartView; token: CartToken }

/** Lets only one tab at a time open a cart, so that the first lines of two tabs land in the same one. */
const whileOpening = <Result>({ key, read }: CartToken, work: () => Promise<Result>): Promise<Result> =>
  read() || !('locks' in navigator) ? work() : navigator.locks.request(key, () => work())

/** One write after the other, so that quick gestures arrive in order and two first adds open one cart. */
export const writeQueue = (deps: Deps) => {
  const { store, view } = deps
  let last: Promise<unknown> = Promise.resolve()
  let busyIds: string[] = []
  const setBusy = (ids: string[]) => {
    busyIds = ids
    store.setState({ busy: new Set(ids) })
  }

  /** Awaited, not chained: an old page may have put a Promise without `finally` in place of the browser's. */
  const runAfter = async (before: Promise<unknown>, write: Write, rollBack: (() => void) | undefined) => {
    await before
    try {
      return await run(write, deps)
    } finally {
      rollBack?.()
      setBusy(withoutOneEach(busyIds, write.ids))
    }
  }

  return (write: Write): Promise<CartChange> => {
    const rollBack = write.guess && view.guess(write.guess)
    setBusy([...busyIds, ...write.ids])
    const change = runAfter(last, write, rollBack)
    last = change
    return change
  }
}

const run = async (write: Write, { store, view, token }: Deps): Promise<CartChange> => {
  try {
    const { data, message } = await whileOpening(token, async () => {
      const reply = await write.send()
      if (reply.data.cart_token) token.write(reply.data.cart_token)
      return reply
    })
    view.accept(data)
    token.announce(data.version)
    store.setState({ message: message ?? null, tone: 'good', ...write.done })
    return { ok: true, cart: data, message }
  } catch (failure) {
    forgetIfRefused(token, failure)
    const isLost = failure instanceof ShopError && failure.status === 0 && write.onLost !== undefined
    const refusal = isLost ? unconfirmed : { code: codeOf(failure), message: sentenceOf(failure) }
    store.setState({ message: refusal.message, tone: 'bad' })
    if (isLost) await write.onLost?.()
    return { ok: false, ...refusal }
  }
}

const unconfirmed = { code: 'unconfirmed', message: cartChangeMessages.addUnconfirmed }

const withoutOneEach = (ids: string[], gone: string[]) => {
  const left = [...ids]
  for (const id of gone) left.splice(left.indexOf(id), 1)
  return left
}

export const forgetIfRefused = (token: CartToken, failure: unknown) => {
  if (failure instanceof ShopError && failure.status === 401) token.write(null)
}
