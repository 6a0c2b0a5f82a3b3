import type { Browser } from '@playwright/test'

let isSent = true

/** For the journeys of the offer itself, around which it stands in `beforeAll` and `afterAll`. */
export const letOfferCome = (comes: boolean): void => {
  isSent = !comes
}

const rememberSent = (origin: string) => {
  if (location.origin !== origin) return
  try {
    localStorage.setItem('offer_sent', '1')
  } catch {
    // A frame without an origin has no storage, and no offer comes in it.
  }
}

/**
 * A visitor has sent the offer's form long ago: it lies over no journey but its own. Each document is told as it begins.
 * A context that begins with storage would open a page for it, at the cost of another load.
 */
export const withoutOffer = (browser: Browser, origin: string): void => {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (isSent) await context.addInitScript(rememberSent, origin)
    return context
  }
}
