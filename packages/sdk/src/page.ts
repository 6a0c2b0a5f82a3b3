import type { ThemeChoice } from '@showroom/widgets/frame'
import { type On, on } from './on.ts'
import type { Attributes } from './tag.ts'
import { tags } from './tags.ts'
import { version } from './version.ts'

export type Tags = Readonly<Record<string, { attributes: Attributes }>>

/** What the script tag, or the caller of `connect`, says about the page: whose shop it shows and where that lives. */
export type Page = {
  /** The showroom of tags that name none. */
  showroom: string
  /** Origin of the marketplace, without a slash at the end. */
  apiBase: string
  /** Answers that were asked for before the runtime arrived, by address; null once taken, or asked for by the runtime. */
  ahead: Map<string, Promise<Response> | null>
  /** Handed on, so that what comes later does not import the loader: a page may have loaded it under another address. */
  on: On
  tags: Tags
  version: string
  /** The tags on the page that are drawn at the moment. */
  elements: Set<DrawnElement>
  /** Chosen by the page's own script for tags that say nothing themselves. */
  theme?: ThemeChoice
}

export type DrawnElement = HTMLElement & { readonly showroomName: string; redraw: () => void }

/** The marketplace's own shop, for a page that names no showroom. */
const ownShop = '0'

export const pageOf = (asked: { showroom?: string | undefined; apiBase: string }): Page => ({
  showroom: asked.showroom || ownShop,
  apiBase: asked.apiBase,
  on,
  tags,
  version,
  ahead: new Map(),
  elements: new Set(),
})
