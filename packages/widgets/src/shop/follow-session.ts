import type { Shop } from './open-shop.ts'
import { attempt, sessionKey } from './storage.ts'

/**
 * The code for it comes only where this tab has a session, or is on its way to one. What a showroom looks like is asked
 * meanwhile; prices wait, as a person's are other ones than a guest's.
 */
export const followSession = (shop: Shop) => {
  if (!attempt(() => sessionStorage.getItem(shop.prefix + sessionKey))) return
  const { wire } = shop
  const asGuest = wire.fetch
  const letGo = () => (wire.fetch = asGuest)
  const following = import('../sign-in/index.ts').then(({ follow }) => {
    letGo()
    follow(shop)
  }, letGo)
  wire.fetch = async (url, init) => {
    if (url.includes('/api/shop?')) return asGuest(url, init)
    await following
    return wire.fetch(url, init)
  }
}
