import { useAct } from '../catalogue-kit/useAct.ts'
import type { CartDetail } from '../shop/events.ts'
import { type Emit, type Shop, useEmit, useShop, useStore } from '../shop/index.ts'
import { type Handshake, openPopup, useHandshake } from '../sign-in/index.ts'
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
  const handshake = useHandshake(phase === 'open')

  /** The address and the card are typed on the marketplace's own origin, never here. */
  const checkOut = (detail: CartDetail) =>
    void act('checkout-started', detail, async () => {
      // What was changed in the very moment before is on its way: the next page is to show it.
      if (isOwnSite) await untilSent(shop)
      const outcome = isOwnSite
        ? goTo('/showroom/checkout')
        : handshake && openWindow({ shop, handshake, emit })
      return outcome ? { ok: true, outcome } : { ok: false, code: 'not_ready', message: '' }
    })
  return {
    phase,
    number,
    /** A press before that would open nothing. */
    isReady: isOwnSite || handshake !== null || phase === 'open',
    checkOut,
    leave: () => handshake && leave(shop, handshake),
    showWindow: () => popup?.focus(),
    cancel: () => {
      popup?.close()
      store.setState({ phase: 'shut' })
    },
  }
}

const untilSent = ({ cart }: Shop) =>
  new Promise<void>((sent) => {
    const look = () => {
      if (cart.getState().busy.size > 0) return
      stop()
      sent()
    }
    const stop = cart.subscribe(look)
    look()
  })

const goTo = (url: string) => {
  location.assign(url)
  return { url }
}

const leave = (shop: Shop, handshake: Handshake) => {
  const { origin, pathname, search } = location
  return goTo(addressOf(shop, handshake, origin + pathname + search))
}

const openWindow = ({ shop, handshake, emit }: { shop: Shop; handshake: Handshake; emit: Emit }) => {
  const url = addressOf(shop, handshake)
  const opened = openPopup(url, checkoutWindow)
  if (!opened) return leave(shop, handshake)
  attend(opened, { shop, handshake, emit })
  return { url }
}
