import type { Page } from './page.ts'

/** Asks for the shop while the code that will read the answer is still on its way. */
export const askAhead = (page: Page, element: Element) => {
  const showroom = element.getAttribute('showroom') || page.showroom
  const address = `${page.apiBase}/api/shop?showroom=${encodeURIComponent(showroom)}`
  if (page.ahead.has(address)) return
  try {
    const token = localStorage.getItem(`showroom:${page.apiBase.split('/')[2]}:${showroom}:cart_id`)
    // What came drawn has brought the answer along, but for the count of a cart.
    if (element.shadowRoot && !token) return
    const answer = fetch(address, {
      credentials: 'omit',
      headers: token ? { 'Showroom-Cart': token } : {},
      signal: AbortSignal.timeout(10_000),
    })
    // The caller who takes the answer hears of its failure; here it must only not count as unhandled.
    answer.catch(() => undefined)
    page.ahead.set(address, answer)
  } catch {
    // Without storage only the runtime knows whether the visitor holds a cart: it will ask.
  }
}
