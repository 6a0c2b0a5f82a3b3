import type { ThemeChoice } from '@showroom/widgets/frame'
import type { Cart } from '@showroom/contract/cart/cart'
import { buildId } from './build-id.ts'
import { type On, on } from './on.ts'
import type { Undo } from './watch-for-tags.ts'
import { version } from './version.ts'

/** What the script tag, or the caller of `connect`, says about the page: whose shop it shows and where that lives. */
export type Page = {
  /** The showroom of tags that name none. */
  showroom: string
  /** Origin of the marketplace, without a slash at the end. */
  apiBase: string
  /** Id of the bundle; here, because the loader changes with each build anyway, and other chunks need not. */
  build: string
  /** Answers that were asked for before the runtime arrived, by address; null once taken, or asked for by the runtime. */
  ahead: Map<string, Promise<Response> | null>
  /** Handed on, so that what comes later does not import the loader: a page may have loaded it under another address. */
  on: On
  version: string
  /** The tags on the page that are drawn at the moment. */
  elements: Set<RenderedElement>
  /** The cart of the page's own showroom, as soon as anything has opened its shop. */
  cart?: () => CartNews
  /** Who wants to know of its cart without waiting for a connection. */
  cartListeners: Set<CartNewsListener>
  /** Ends the looking for tags. */
  stop?: Undo
  /** What is not needed for the shop to work is kept in the visitor's browser only where the page has said yes. */
  mayRemember: boolean
  /** What was pressed in HTML that a server drew, before its code was there to answer. */
  pressed?: EventTarget | null
  /** Its colours are watched for changes. */
  isWatched?: boolean
  /** Chosen by the page's own script for tags that say nothing themselves. */
  theme?: ThemeChoice
}

export type RenderedElement = HTMLElement & {
  readonly showroomName: string
  redraw: (isNews?: boolean) => void
}

export type CartNews = { count: number; contents: Cart | null }
export type CartNewsListener = (news: CartNews) => void

/** The marketplace's own shop, for a page that names no showroom. */
const ownShop = '0'

export const pageOf = (
  asked: { showroom?: string | undefined; apiBase: string },
  mayRemember = true,
): Page => ({
  ...asked,
  showroom: asked.showroom || ownShop,
  build: buildId,
  on,
  version,
  ahead: new Map(),
  elements: new Set(),
  cartListeners: new Set(),
  mayRemember,
})
