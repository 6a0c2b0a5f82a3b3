import { connect as connectPage } from './connect.ts'
import { pageOf } from './page.ts'
import { startTags } from './start-tags.ts'
import type { Undo } from './watch-for-tags.ts'

export type { Cart } from '@showroom/contract/cart/cart'
export type { ThemeChoice } from '@showroom/widgets/frame'
export type { EventOf, NewItems, WidgetEvent, WidgetEvents } from '@showroom/widgets/shop'
export type { CartNews, Connection } from './connect.ts'
export { type Heard, type Listener, type On, on, type ShowroomEvent, type ShowroomEvents } from './on.ts'
export type { Report } from './doctor/report.ts'
export type { PageScript, ShowroomGlobal } from './page-script.ts'
export { type TagName, tags } from './tags.ts'
export { version } from './version.ts'
export type { Undo } from './watch-for-tags.ts'

export type Marketplace = {
  /** Showroom ID of the Pro whose shop it is. */
  showroom: string
  /** Origin of the marketplace, `https://…` without a slash at the end. */
  apiBase: string
}

/** Makes the tags of the page work, each when it comes near the viewport. Returns the undo of the watching. */
export const defineTags = (marketplace: Marketplace): Undo => startTags(pageOf(marketplace))

/** A hold on one showroom, for pages with markup of their own. Rejects when this website may not show it. */
export const connect = (marketplace: Marketplace) => connectPage(pageOf(marketplace))
