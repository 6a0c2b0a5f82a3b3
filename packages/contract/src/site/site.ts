import type { PublishedFaq, PublishedPolicy } from '../content/content.ts'
import type { FragmentCall } from '../fragment/fragment.ts'

/** A page of the host as its address asks for it. */
export type PageRequest = {
  /** Below /showroom, beginning with a slash. */
  path: string
  /** With its question mark, or empty. */
  search: string
}

export type PageReading =
  /** The same for everybody under one key, and drawn on the server. */
  | { kind: 'drawn'; key: string }
  /** A page that the browser draws alone: the shell with its own head, for nobody to find. */
  | { kind: 'shell' }
  | { kind: 'elsewhere'; path: string }

export type PageSources = {
  call: FragmentCall
  /** Scheme, host and port of the marketplace. */
  origin: string
  now: Date
}

export type PageDrawn = { status: 200 | 404; html: string }

/** A part of the texts that an editor writes: a question with its answer, or what stands below a heading of a policy. */
export type SiteText = { kind: 'answer' | 'policy'; title: string; text: string; path: string }

/** What was published in place of what the build brings along. */
export type PublishedTexts = { faq: PublishedFaq; policies: readonly PublishedPolicy[] }

/** The host's server build. The API loads it by its path, as it serves the built host, and knows no page. */
export type HostRenderer = {
  read: (request: PageRequest) => PageReading
  /** Rejects when an answer that the page needs is refused for any reason but that it does not exist. */
  draw: (request: PageRequest, sources: PageSources) => Promise<PageDrawn>
  shell: (request: PageRequest) => string
  /** What search engines may find without a catalogue: addresses below /showroom. */
  publicPaths: () => string[]
  /** What clients may be answered from. */
  texts: (published: PublishedTexts) => SiteText[]
}
