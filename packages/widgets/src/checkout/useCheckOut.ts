import { useAct } from '../catalogue-kit/useAct.ts'
import type { CartDetail } from '../shop/events.ts'
import { useEmit, useShop, useStore } from '../shop/index.ts'
import { useIntent } from '../sign-in/index.ts'
import { addressOf, attend, openCheckout, windowOf } from './window.ts'

/** The way on from the sums: on our own site a page of ours, on a website a window of ours. */
export const useCheckOut = () => {
  const shop = useShop()
  const emit = useEmit()
  const act = useAct()
  const store = windowOf(shop)
  const { phase, popup, number } = useStore(store, (state) => state)
  const isOwnSite = shop.apiBase === ''
  const intent = useIntent(phase === 'open')

  const goTo = (url: string) => {
    location.assign(url)
    return { url }
  }
  const leave = () => {
    const { origin, pathname, search } = location
    return intent && goTo(addressOf(shop, intent, origin + pathname + search))
  }
  const openWindow = () => {
    if (!intent) return null
    const url = addressOf(shop, intent)
    const opened = openCheckout(url)
    if (!opened) return leave()
    attend(opened, { shop, intent, emit })
    return { url }
  }
  /** The address and the card are typed on the marketplace's own origin, never here. */
  const checkOut = (detail: CartDetail) =>
    void act('checkout-started', detail, async () => {
      const outcome = isOwnSite ? goTo('/showroom/checkout') : openWindow()
      return outcome ? { ok: true, outcome } : { ok: false, code: 'not_ready', message: '' }
    })
  return {
    phase,
    number,
    /** Until then a press would open nothing. */
    isReady: isOwnSite || intent !== null || phase === 'open',
    checkOut,
    leave,
    showWindow: () => popup?.focus(),
    cancel: () => {
      popup?.close()
      store.setState({ phase: 'shut' })
    },
  }
}
