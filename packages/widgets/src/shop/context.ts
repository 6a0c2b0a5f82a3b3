import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { CartState } from './cart-view.ts'
import { type Emit, emitFrom } from './events.ts'
import type { Shop, ShopState } from './open-shop.ts'

/** Where a widget lives: its shop, the root it is drawn in, and the element the page knows it by. */
export type WidgetPlace = { shop: Shop; root: ShadowRoot | Document; host: EventTarget }

export const ShopContext = createContext<WidgetPlace | null>(null)

const usePlace = (): WidgetPlace => {
  const place = useContext(ShopContext)
  if (!place) throw new Error('A widget must stand in a WidgetFrame.')
  return place
}

export const useShop = (): Shop => usePlace().shop

/** For `activeElement` and for portals. */
export const useWidgetRoot = (): ShadowRoot | Document => usePlace().root

/** The element that the page knows the widget by. */
export const useWidgetHost = (): EventTarget => usePlace().host

export const useEmit = (): Emit => {
  const { host } = usePlace()
  return useMemo(() => emitFrom(host), [host])
}

/** Redraws when the selected part changes; select something that keeps its identity. */
export const useStore = <State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part => {
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

export const useShopState = <Part>(select: (state: ShopState) => Part): Part =>
  useStore(useShop().state, select)

export const useCart = <Part>(select: (state: CartState) => Part): Part => useStore(useShop().cart, select)
