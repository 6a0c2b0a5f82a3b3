import { createStore, type StoreApi } from 'zustand/vanilla'
import { beginSession, follow, lookEveryMs, sessionOf, type Handshake } from '../sign-in/index.ts'
import { cartTokenKey, type Emit, type Shop } from '../shop/index.ts'

export type CheckoutWindow = {
  /** `closed` before an order was placed. */
  phase: 'shut' | 'open' | 'closed' | 'placed'
  popup: Window | null
  /** The number of the order that was placed last. */
  number: string | null
}

const windows = new WeakMap<Shop['wire'], StoreApi<CheckoutWindow>>()

/** One for all tags of a showroom on the page. */
export const windowOf = (shop: Shop): StoreApi<CheckoutWindow> => {
  const store =
    windows.get(shop.wire) ??
    createStore<CheckoutWindow>(() => ({ phase: 'shut', popup: null, number: null }))
  windows.set(shop.wire, store)
  return store
}

/** Our own page where it goes on. A guest's cart comes along in the fragment, which is sent to no server. */
export const addressOf = (shop: Shop, { state, challenge }: Handshake, back?: string): string => {
  const { apiBase, showroom, keepsakes, prefix } = shop
  const query = new URLSearchParams({
    showroom,
    origin: location.origin,
    state,
    challenge,
    ...(back && { back }),
  })
  const cart = sessionOf(shop).getState().token === null ? keepsakes.read(prefix + cartTokenKey) : null
  return `${apiBase || location.origin}/showroom/embed/checkout?${query}${cart ? `#cart=${cart}` : ''}`
}

/** Hears our window until it is closed, be the tag still there or not: the cart may be empty by then. */
export const attend = (
  popup: Window,
  { shop, handshake, emit }: { shop: Shop; handshake: Handshake; emit: Emit },
) => {
  const store = windowOf(shop)
  const { showroom, actions } = shop
  const origin = shop.apiBase || location.origin
  store.setState({ phase: 'open', popup, number: null })
  const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    // From our window only, in our origin's name, and about this very try: anybody may post messages to a page.
    if (from !== origin || source !== popup || !isWindowMessage(data) || data.state !== handshake.state)
      return
    if (data.opened === true) emit('checkout-opened', { showroom })
    if (typeof data.code === 'string') {
      follow(shop)
      void beginSession(shop, data.code, handshake)
    }
    if (typeof data.order === 'string') {
      store.setState({ phase: 'placed', number: data.order })
      emit('order-placed', { number: data.order })
      void actions.lookAgain()
    }
  }
  let wasClosed = false
  const timer = setInterval(() => {
    // What was posted last may arrive after the window is gone.
    const isGone = popup.closed && wasClosed
    wasClosed = popup.closed
    if (!isGone && store.getState().popup === popup) return
    clearInterval(timer)
    window.removeEventListener('message', hear)
    if (!isGone) return
    store.setState(({ phase }) => ({ phase: phase === 'open' ? 'closed' : phase, popup: null }))
    emit('checkout-closed', { showroom })
    // What was ordered has left the cart, even where the window could not say so.
    void actions.lookAgain()
  }, lookEveryMs)
  window.addEventListener('message', hear)
}

type WindowMessage = { state: unknown; opened?: unknown; code?: unknown; order?: unknown }

const isWindowMessage = (data: unknown): data is WindowMessage =>
  typeof data === 'object' && data !== null && 'state' in data
