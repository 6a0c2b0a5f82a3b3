import { useAct } from '../rails/useAct.ts'
import type { CartTold } from '../shop/events.ts'
import { useEmit, useShop, useStore } from '../shop/index.ts'
import { useWish } from '../sign-in/index.ts'
import { addressOf, attend, openCheckout, windowOf } from './window.ts'

/** The way on from the sums: on our own site a page of ours, on a website a window of ours. */
export const useCheckOut = () => {
  const shop = useShop()
  const emit = useEmit()
  const act = useAct()
  const store = windowOf(shop)
  const { is, popup, number } = useStore(store, (state) => state)
  const isOwnSite = shop.apiBase === ''
  const wish = useWish(is === 'open')

  const goTo = (url: string) => {
    location.assign(url)
    return { url }
  }
  const leave = () => {
    const { origin, pathname, search } = location
    return wish && goTo(addressOf(shop, wish, origin + pathname + search))
  }
  const openWindow = () => {
    if (!wish) return null
    const url = addressOf(shop, wish)
    const opened = openCheckout(url)
    if (!opened) return leave()
    attend(opened, { shop, wish, emit })
    return { url }
  }
  /** The address and the card are typed on the marketplace's own origin, never here. */
  const checkOut = (told: CartTold) =>
    void act('checkout-started', told, async () => {
      const outcome = isOwnSite ? goTo('/showroom/checkout') : openWindow()
      return outcome ? { ok: true, outcome } : { ok: false, code: 'not_ready', message: '' }
    })
  return {
    is,
    number,
    /** Until then a press would open nothing. */
    isReady: isOwnSite || wish !== null || is === 'open',
    checkOut,
    leave,
    showWindow: () => popup?.focus(),
    cancel: () => {
      popup?.close()
      store.setState({ is: 'shut' })
    },
  }
}
