import { type Fetch, openShop, type Shop } from '@showroom/widgets/shop'
import type { CartNews, Page } from './page.ts'

/** The shop of a showroom on this page: shared with every other tag and connection, opened once. */
export const openPageShop = (page: Page, showroom: string): Shop => {
  const shop = openShop({
    showroom,
    apiBase: page.apiBase,
    fetch: fetchAhead(page),
    mayRemember: () => page.mayRemember,
  })
  if (showroom === page.showroom) page.cart = () => cartNewsOf(shop)
  void shop.actions.open().then(() => explainIfRefused(shop))
  return shop
}

export const cartNewsOf = ({ cart }: Shop): CartNews => {
  const { count, cart: contents } = cart.getState()
  return { count, contents }
}

const fetchAhead =
  (page: Page): Fetch =>
  (url, init) => {
    const answer = page.ahead.get(url) ?? fetch(url, init)
    page.ahead.set(url, null)
    return answer
  }

/** The words for whoever builds the page come only where they are needed; visitors see a card in any case. */
const explainIfRefused = async (shop: Shop) => {
  if (shop.state.getState().status !== 'refused') return
  const code = await import('./explain-refusal.ts').catch(() => null)
  code?.explainRefusal(shop)
}
