export type { CartChange, LineChanges, NewItems } from './cart.ts'
export type { CartDrawer } from './cart-drawer.ts'
export type { CartState } from './cart-view.ts'
export { type Client, createClient, type Fetch } from './client.ts'
export type { InitialAnswers } from './initial-answers.ts'
export { ShopContext, useCart, useEmit, useShop, useShopState, useStore, useWidgetRoot } from './context.ts'
export {
  type Acted,
  type Action,
  type Emit,
  type EventOf,
  emitFrom,
  type Outcomes,
  type Refusal,
  type Refused,
  type WidgetEvent,
  type WidgetEvents,
} from './events.ts'
export { shopMessages } from './messages.ts'
export { type OpenShop, shopsOnPage, openShop, type Shop, type ShopState } from './open-shop.ts'
export { ShopError, sentenceOf } from './shop-error.ts'
export { cartTokenKey, recentlyViewedKey, type ShopStorage } from './storage.ts'
