import type { TagReport } from './report.ts'

/** What the probes found on a page: plain values, so that the rules over them need no browser. */
export type Seen = {
  origin: string
  apiBase: string
  version: string
  /** The latest release; null where the page is not pinned to one. */
  newest: string | null
  /** The showroom of tags that name none. */
  showroom: string
  scripts: ScriptSeen[]
  tags: TagSeen[]
  requests: RequestSeen[]
  blocked: BlockedSeen[]
  page: PageSeen
}

export type ScriptSeen = {
  address: string
  showroom: string | null
  isModule: boolean
  integrity: string
}

export type TagSeen = TagReport & {
  attributes: Record<string, string>
  isInClosedRoot: boolean
  height: number
  /** What keeps the tag's place until it is drawn: its `min-height`, or the page's own content in it. */
  reservedHeight: number
  /** How far the page jumped when it came, as layout shift is measured. */
  shift: number
  textSizePx: number
  colors: ColorSeen[]
}

/** A colour variable at the tag. */
export type ColorSeen = {
  name: string
  written: string
  /** The colour as `#rrggbb`; null where it is none. */
  hex: string | null
  /** Whether the page set it, and not the showroom's theme. */
  isOfPage: boolean
}

export type RequestSeen = {
  address: string
  bytes: number
  hasFailed: boolean
  status: number
  isCode: boolean
}

/** Something the page's content security policy did not let through. */
export type BlockedSeen = { directive: string; address: string; policy: string }

export type PageSeen = {
  language: string
  rootSizePx: number
  canStore: boolean
  serviceWorker: string | null
  hasWrappedFetch: boolean
  /** `Array.prototype.toJSON` and the like: what scripts of the page put where every script finds it. */
  extensions: string[]
  canTellBlocked: boolean
}
