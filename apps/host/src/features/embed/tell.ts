import type { Asked } from './asked.ts'

/** What a website's page may hear of us. */
export type News =
  | { opened: true }
  | { code: string }
  /** The number of an order that was placed. */
  | { order: string }
  | { error: 'cancelled' }

/** Tells the website's own page, and nobody else; false where that page can no longer be reached from here. */
export const tell = ({ origin, state }: Pick<Asked, 'origin' | 'state'>, news: News): boolean => {
  const opener: unknown = window.opener
  if (!isWindow(opener)) return false
  // The browser hands it over only if the page is still one of that origin.
  opener.postMessage({ state, ...news }, origin)
  return true
}

/** A window of another origin shows little more than this of itself. */
const isWindow = (found: unknown): found is Pick<Window, 'postMessage'> =>
  typeof found === 'object' && found !== null && 'postMessage' in found
