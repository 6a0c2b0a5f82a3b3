import { connect as connectPage } from './connect.ts'
import { type Page, pageOf } from './page.ts'
import { startTags } from './start-tags.ts'
import type { Undo } from './watch-for-tags.ts'

export type { Department, ProductDetail } from '@showroom/contract/catalogue/catalogue'
export type { Cart } from '@showroom/contract/cart/cart'
export type { ThemeChoice } from '@showroom/widgets/frame'
export type { EventOf, NewItems, WidgetEvent, WidgetEvents } from '@showroom/widgets/shop'
export type { Catalogue, ProductsQuery } from './catalogue.ts'
export type { Connection } from './connect.ts'
export { type Heard, type Listener, type On, on, type ShowroomEvent, type ShowroomEvents } from './on.ts'
export type { Report } from './doctor/report.ts'
export type { CartNews } from './page.ts'
export type { PageScript } from './page-script.ts'
export type { ShowroomGlobal } from './showroom-global.ts'
export type { TagName } from './registry.ts'
export { tags } from './tags.ts'
export { version } from './version.ts'
export type { Undo } from './watch-for-tags.ts'

export type Marketplace = {
  /** Showroom ID of the Pro whose shop it is. */
  showroom: string
  /** Origin of the marketplace, `https://…` without a slash at the end. */
  apiBase: string
}

/** One page of tags and connections per marketplace and showroom, so that they know of each other. */
const pages = new Map<string, Page>()
const pageFor = (marketplace: Marketplace) => {
  const key = `${marketplace.apiBase} ${marketplace.showroom}`
  const page = pages.get(key) ?? pageOf(marketplace)
  pages.set(key, page)
  return page
}

/** Makes the tags of the page work, each when it comes near the viewport. Returns the undo of the watching. */
export const defineTags = (marketplace: Marketplace): Undo => startTags(pageFor(marketplace))

/** A connection to one showroom, for pages with markup of their own. Rejects when this website may not show it. */
export const connect = (marketplace: Marketplace) => connectPage(pageFor(marketplace))
