import type { Page } from './page.ts'

/** Asks for the shop, and for what the tag shows of it, while the code that will read the answers is still on its way. */
export const askAhead = (page: Page, element: Element) => {
  const written = (name: string) => element.getAttribute(name)
  const showroom = written('showroom') || page.showroom
  const ask = (call: string, headers: HeadersInit = {}) => {
    const address = `${page.apiBase}/api/${call}`
    if (page.ahead.has(address)) return
    const answer = fetch(address, { credentials: 'omit', headers, signal: AbortSignal.timeout(10_000) })
    // The caller who takes the answer hears of its failure; here it must only not count as unhandled.
    answer.catch(() => undefined)
    page.ahead.set(address, answer)
  }
  try {
    const kept = `showroom:${page.apiBase.split('/')[2]}:${showroom}`
    const token = localStorage.getItem(`${kept}:cart_id`)
    const isDrawn = element.shadowRoot
    const of = `?showroom=${encodeURIComponent(showroom)}`
    // What came drawn has brought the answers along, but for the count of a cart.
    if (!isDrawn || token) ask(`shop${of}`, token ? { 'Showroom-Cart': token } : undefined)
    // Prices are asked for by the code that knows who has signed in.
    if (isDrawn || sessionStorage.getItem(`${kept}:session`)) return
    // The very addresses that widgets ask for; where other attributes have a part in them, they ask for themselves.
    const [category, product] = [written('category'), written('product')]
    if (product) ask(`public${of}&pid=${product}`)
    if (element.matches('showroom-products:not([search],[sort],[page-size],[filters])'))
      ask(`visualization/products${of}${category ? `&category=${category}` : ''}&page_size=10`)
  } catch {
    // Without storage only the runtime knows whether the visitor holds a cart: it will ask.
  }
}
