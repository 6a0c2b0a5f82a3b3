import { addressBack, type Answer, type Asked } from './asked.ts'

/** Tells the website's own page, and nobody else; false where that page can no longer be reached from here. */
export const deliver = ({ origin, state, back }: Asked, answer: Answer): boolean => {
  if (back !== null) {
    location.replace(addressBack(back, state, answer))
    return true
  }
  const opener: unknown = window.opener
  if (!isWindow(opener)) return false
  // The browser hands it over only if the page is still one of that origin.
  opener.postMessage({ state, ...answer }, origin)
  window.close()
  return true
}

/** A window of another origin shows little more than this of itself. */
const isWindow = (found: unknown): found is Pick<Window, 'postMessage'> =>
  typeof found === 'object' && found !== null && 'postMessage' in found
