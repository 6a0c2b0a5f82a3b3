import type { Cart } from '@showroom/contract/cart/cart'
import type { NewItems } from '@showroom/contract/cart/cart.endpoints'
import type { RequestFor } from '@showroom/contract/endpoints'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartWiring } from './cart-changes.ts'
import type { CartState } from './cart-view.ts'
import type { Refused } from './events.ts'
import { shopMessages } from './messages.ts'

export type { NewItems }
export type LineChanges = RequestFor<'POST /api/projectCart/update_cart'>['body']['lines']

export type CartChanges = {
  loadCart: () => Promise<void>
  /** Reads the cart again after an announced change; many announcements share a read. */
  lookAgain: () => Promise<void>
  addToCart: (items: NewItems) => Promise<CartChange>
  changeLines: (lines: LineChanges) => Promise<CartChange>
  removeLine: (lineId: string) => Promise<CartChange>
  undoRemove: () => Promise<CartChange>
}

/** What came of a change: the whole new cart, or why it was not made. */
/** `message`: what the server says of it. */
export type CartChange = { ok: true; cart: Cart; message?: string | undefined } | Refused

export type CartActions = CartChanges & { dismissMessage: () => void }

/** The code for changes comes with the first of them: a badge needs only the count of the shop's summary. */
export const createCart = (wiring: CartWiring): { store: StoreApi<CartState>; actions: CartActions } => {
  const store = createStore<CartState>(() => emptyState)
  let changes: CartChanges | undefined
  let arrival: Promise<CartChanges> | undefined

  const arrive = async () => {
    const { cartChanges } = await import('./cart-changes.ts')
    changes = cartChanges({ ...wiring, store })
    return changes
  }
  const onceArrived = async <Result>(work: (changes: CartChanges) => Promise<Result>) => {
    try {
      arrival ??= arrive()
      return await work(await arrival)
    } catch (failure) {
      if (changes) throw failure
      arrival = undefined
      const { cart, status } = store.getState()
      store.setState({ status: cart ? status : 'failed', message: shopMessages.offline, tone: 'bad' })
      return notArrived
    }
  }
  /** Runs at once when the code is there: a visitor's change must show in the same moment. */
  const act = <Result>(work: (changes: CartChanges) => Promise<Result>) =>
    changes ? work(changes) : onceArrived(work)

  const arriving = changeNames.map((name) => [
    name,
    (...args: unknown[]) => act((cart) => Reflect.apply(cart[name], undefined, args)),
  ])
  const actions: CartActions = {
    // Each calls the change of its name, with what that was given.
    ...(Object.fromEntries(arriving) as CartChanges),
    dismissMessage: () => store.setState({ message: null }),
  }
  return { store, actions }
}

const changeNames = [
  'loadCart',
  'lookAgain',
  'addToCart',
  'changeLines',
  'removeLine',
  'undoRemove',
] as const satisfies (keyof CartChanges)[]

const notArrived: Refused = { ok: false, code: 'offline', message: shopMessages.offline }

const emptyState: CartState = {
  status: 'waiting',
  cart: null,
  count: 0,
  busy: new Set(),
  message: null,
  tone: 'good',
  lastAdded: null,
  removed: null,
}
