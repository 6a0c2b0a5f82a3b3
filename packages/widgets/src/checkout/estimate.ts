import type { Checkout } from '@showroom/contract/checkout/checkout'
import type { RequestFor } from '@showroom/contract/endpoints'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Shop, sentenceOf, ShopError } from '../shop/index.ts'

export type Choice = Omit<RequestFor<'PUT /api/checkout'>['body'], 'showroom'>
/** What a choice is about, so that it waits and complains in its own place. */
export type About = 'coupon' | 'zip' | `delivery ${string}`

export type Estimate = {
  /** The cart as the order that it would be now; null until it is known. */
  checkout: Checkout | null
  /** Why it could not be asked for the last time. */
  failure: string | null
  busy: ReadonlySet<About>
  /** What was refused, by what it is about. */
  problems: Readonly<Partial<Record<About, string>>>
}

export type SharedEstimate = {
  store: StoreApi<Estimate>
  ask: () => Promise<void>
  /** What it came to; null when it was refused. */
  choose: (about: About, choice: Choice) => Promise<Checkout | null>
}

const estimates = new WeakMap<Shop['wire'], SharedEstimate>()

/** One for all tags of a showroom on the page. */
export const estimateOf = (shop: Shop): SharedEstimate => {
  const estimate = estimates.get(shop.wire) ?? createEstimate(shop)
  estimates.set(shop.wire, estimate)
  return estimate
}

const createEstimate = (shop: Shop): SharedEstimate => {
  const store = createStore<Estimate>(() => ({
    checkout: null,
    failure: null,
    busy: new Set(),
    problems: {},
  }))
  const accept = latestInto(store)
  const ask = async () => {
    const { showroom, call } = shop
    try {
      await accept(call('GET /api/checkout', { query: { showroom } }))
    } catch (failure) {
      store.setState({ failure: sentenceOf(failure) })
    }
  }
  const choose = async (about: About, choice: Choice) => {
    const { showroom, call } = shop
    setBusy(store, about, true)
    try {
      const answer = await accept(call('PUT /api/checkout', { body: { showroom, ...choice } }))
      store.setState(({ problems }) => ({ problems: { ...problems, [about]: undefined } }))
      return answer
    } catch (failure) {
      store.setState(({ problems }) => ({ problems: { ...problems, [about]: problemIn(failure) } }))
      return null
    } finally {
      setBusy(store, about, false)
    }
  }
  askWithTheCart(shop, ask)
  void ask()
  return { store, ask, choose }
}

/** An answer that was overtaken says what no longer is. */
const latestInto = (store: StoreApi<Estimate>) => {
  let latest = 0
  return async (request: Promise<{ data: Checkout }>) => {
    latest += 1
    const own = latest
    const { data } = await request
    if (own === latest) store.setState({ checkout: data, failure: null })
    return data
  }
}

/** Whatever changes the cart changes what it would cost; and so does who signs in or out. */
const askWithTheCart = ({ cart, wire }: Shop, ask: () => Promise<void>) => {
  const nameOf = () => {
    const shown = cart.getState().cart
    return shown && `${shown.cart_id} ${shown.version}`
  }
  let known = nameOf()
  const stop = cart.subscribe(() => {
    const now = nameOf()
    if (now === known) return
    const isFirst = known === null
    known = now
    if (!isFirst) void ask()
  })
  const { close } = wire
  wire.close = () => {
    close()
    stop()
  }
}

const setBusy = (store: StoreApi<Estimate>, about: About, isBusy: boolean) =>
  store.setState(({ busy }) => {
    const next = new Set(busy)
    if (isBusy) next.add(about)
    else next.delete(about)
    return { busy: next }
  })

/** The sentence that belongs under the field; of what is not about a field, the whole. */
const problemIn = (failure: unknown): string => {
  const [problem] = failure instanceof ShopError ? Object.values(failure.errors).flat() : []
  return problem ?? sentenceOf(failure)
}
