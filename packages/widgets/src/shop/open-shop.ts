import type { Display } from '@showroom/contract/account/display'
import type { Shop as OpenedShop } from '@showroom/contract/shop/shop'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CartActions, createCart } from './cart.ts'
import { type CartDrawer, createCartDrawer } from './cart-drawer.ts'
import { type CartToken, cartTokenIn } from './cart-token.ts'
import type { CartState } from './cart-view.ts'
import { type Client, createClient, type Fetch, type Wiring } from './client.ts'
import type { InitialAnswers } from './initial-answers.ts'
import { isLost, sentenceOf } from './shop-error.ts'
import { followSession } from './follow-session.ts'
import { type SafeStorage, safeStorage, type ShopStorage } from './storage.ts'

export type ShopState = {
  /** `refused`: this page may not show this showroom. `failed`: no answer, may be tried again. */
  status: 'waiting' | 'open' | 'refused' | 'failed'
  message: string | null
  profile: OpenedShop['profile']
  theme: OpenedShop['theme'] | null
  menu: OpenedShop['menu']
  poweredBy: boolean
  showroom: string
  /** How the visitor wants measures and prices written; as everybody sees them, where it is left out. */
  display?: Display | undefined
  /** Another one whenever somebody signs in or out: prices are a person's own, and what was read is asked for again. */
  reader?: number
}

/** What a shop's calls go through, and what ends with the shop. */
type Wire = Wiring & { close: () => void }

/** Shared with copies of other versions: only what one build alone reads (`initialAnswers`) may be renamed. */
export type Shop = {
  showroom: string
  apiBase: string
  state: StoreApi<ShopState>
  cart: StoreApi<CartState>
  drawer: CartDrawer
  actions: CartActions & {
    /** Asks once for theme, session, menu and cart summary; again only after a failure. */
    open: () => Promise<void>
  }
  call: Client
  /** Who signs in puts something in between, so that all calls of the shop are theirs. */
  wire: Wire
  /** Storage between visits; every key begins with the prefix. */
  keepsakes: SafeStorage
  prefix: string
  mayRemember: () => boolean
  /** What the HTML that was hydrated last had been drawn from. */
  initialAnswers?: InitialAnswers
  /** Called once for each opening; the last one closes the shop. */
  release: () => void
}

export type OpenShop = {
  showroom: string
  /** Origin of the marketplace, without a slash at the end. */
  apiBase: string
  storage?: ShopStorage
  /** Whether what is only convenient may be kept in the visitor's browser. The cart's token is not: without it there is no cart. */
  mayRemember?: () => boolean
  /** Instead of the browser's own: for an answer that was asked for ahead, and for tests. */
  fetch?: Fetch
}

/** Shared with copies of other versions, as the shop is. */
type SharedShop = { shop: Shop; holders: number; close: () => void }

/** One shop per marketplace and showroom on a page, shared by all tags and by all copies of the script. */
export const openShop = (asked: OpenShop): Shop => {
  const shops = shopsOnPage()
  const key = `${asked.apiBase} ${asked.showroom}`
  const shared = shops.get(key) ?? createShop(asked, () => release(shops, key))
  shops.set(key, shared)
  shared.holders += 1
  return shared.shop
}

const release = (shops: Map<string, SharedShop>, key: string) => {
  const shared = shops.get(key)
  if (!shared) return
  shared.holders -= 1
  // A tag that is moved, or a page that goes to its next view, comes back within the same moment.
  setTimeout(() => {
    if (shared.holders > 0 || shops.get(key) !== shared) return
    shops.delete(key)
    shared.close()
  }, 1_000)
}

const registryKey = Symbol.for('showroom.shops')
/** What is open on the page at the moment, by marketplace and showroom. */
export const shopsOnPage = (): Map<string, SharedShop> => {
  const page: typeof globalThis & { [registryKey]?: Map<string, SharedShop> } = globalThis
  return (page[registryKey] ??= new Map())
}

const createShop = (asked: OpenShop, release: () => void): SharedShop => {
  const { showroom, apiBase } = asked
  const keepsakes = safeStorage(asked.storage)
  const prefix = `showroom:${hostOf(apiBase)}:${showroom}`
  const token = cartTokenIn(keepsakes, prefix)
  // A page that shows no more than how many lines there are is wrong about that, too.
  const wire = wireOf(asked, token, () => void cart.actions.lookAgain())
  const call = createClient(wire)
  const withoutToken = createClient({ ...wire, cartToken: () => null })
  const cart = createCart({ showroom, call, token })
  const state = createStore<ShopState>(() => ({ ...closedState, showroom }))
  const holders = () => shared.holders
  const open = openingOnce({ showroom, call, withoutToken, state, cart: cart.store, holders })
  const shop: Shop = {
    showroom,
    apiBase,
    state,
    cart: cart.store,
    drawer: createCartDrawer(),
    actions: { ...cart.actions, open },
    call,
    wire,
    keepsakes,
    prefix,
    mayRemember: asked.mayRemember ?? (() => true),
    release,
  }
  followSession(shop)
  const shared = { shop, holders: 0, close: () => wire.close() }
  return shared
}

const wireOf = ({ apiBase, showroom, ...asked }: OpenShop, token: CartToken, onChange: () => void): Wire => ({
  apiBase,
  showroom,
  fetch: asked.fetch ?? ((url, init) => fetch(url, init)),
  cartToken: token.read,
  close: token.listen(onChange),
})

const closedState: Omit<ShopState, 'showroom'> = {
  status: 'waiting',
  message: null,
  profile: null,
  theme: null,
  menu: [],
  poweredBy: false,
}

type Opening = {
  showroom: string
  call: Client
  withoutToken: Client
  state: StoreApi<ShopState>
  cart: StoreApi<CartState>
  /** How many show it. */
  holders: () => number
}

/** What was lost is asked again when the network is back, and after a while that is longer each time. */
const openingOnce = ({ showroom, call, withoutToken, state, cart, holders }: Opening) => {
  let underWay: Promise<void> | null = null
  let waitMs = 500
  const query = { showroom }
  const open = async (isAgain: boolean) => {
    // A failure stands until there is an answer, unless somebody has asked for one.
    if (!isAgain) state.setState({ status: 'waiting', message: null })
    try {
      const { data } = await call('GET /api/shop', { query })
      const { profile, theme, menu, powered_by: poweredBy } = data
      state.setState({ status: 'open', profile, theme, menu, poweredBy, showroom: data.showroom })
      if (!cart.getState().cart) cart.setState({ count: data.cart.count })
    } catch (failure) {
      // The code comes only when something went wrong, in the chunk of the card that says it.
      const refusal = await import('./is-refused.ts').catch(() => null)
      const isRefused = await refusal?.isRefused(failure, () => withoutToken('GET /api/shop', { query }))
      state.setState({ status: isRefused ? 'refused' : 'failed', message: sentenceOf(failure) })
      underWay = null
      if (isRefused || !isLost(failure)) return
      addEventListener('online', openAgain, { once: true })
      setTimeout(openAgain, (waitMs *= 4))
    }
  }
  const openAgain = () => {
    if (holders()) underWay ??= open(true)
  }
  return () => (underWay ??= open(false))
}

const hostOf = (apiBase: string) => apiBase.split('/')[2] ?? location.host
