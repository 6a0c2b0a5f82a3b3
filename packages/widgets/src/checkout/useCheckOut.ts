import { useAct } from '../catalogue-kit/useAct.ts'
import type { CartDetail } from '../shop/events.ts'
import { type Emit, type Shop, useEmit, useShop, useStore } from '../shop/index.ts'
import { type Intent, openPopup, useIntent } from '../sign-in/index.ts'
import { addressOf, attend, windowOf } from './window.ts'

const checkoutWindow = { name: 'showroom-checkout', width: 560, height: 820 }

/** The way on from the sums: on our own site a page of ours, on a website a window of ours. */
export const useCheckOut = () => {
  const shop = useShop()
  const emit = useEmit()
  const act = useAct()
  const store = windowOf(shop)
  const { phase, popup, number } = useStore(store, (state) => state)
  const isOwnSite = shop.apiBase === ''
  const intent = useIntent(phase === 'open')

  /** The address and the card are typed on the marketplace's own origin, never here. */
  const checkOut = (detail: CartDetail) =>
    void act('checkout-started', detail, async () => {
      const outcome = isOwnSite ? goTo('/showroom/checkout') : intent && openWindow({ shop, intent, emit })
      return outcome ? { ok: true, outcome } : { ok: false, code: 'not_ready', message: '' }
    })
  return {
    phase,
    number,
    /** A press before that would open nothing. */
    isReady: isOwnSite || intent !== null || phase === 'open',
    checkOut,
    leave: () => intent && leave(shop, intent),
    showWindow: () => popup?.focus(),
    cancel: () => {
      popup?.close()
      store.setState({ phase: 'shut' })
    },
  }
}

const goTo = (url: string) => {
  location.assign(url)
  return { url }
}

const leave = (shop: Shop, intent: Intent) => {
  const { origin, pathname, search } = location
  return goTo(addressOf(shop, intent, origin + pathname + search))
}

const openWindow = ({ shop, intent, emit }: { shop: Shop; intent: Intent; emit: Emit }) => {
  const url = addressOf(shop, intent)
  const opened = openPopup(url, checkoutWindow)
  if (!opened) return leave(shop, intent)
  attend(opened, { shop, intent, emit })
  return { url }
}
