import { openShop, type Shop, ShopContext, shopMessages, useStore } from '@showroom/widgets/shop'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { askUntilAnswered } from '../data/ask-again.ts'
import { pageMeta } from '../data/page-meta.ts'
import { fetchAsPerson } from '../session/fetch-as-person.ts'
import { clearCart, guestCartToken } from '../session/guest-cart.ts'
import { useSession } from '../session/session.ts'
import { useOwnColors } from '../session/useOwnBrand.ts'
import { useAppearanceOfPage } from '../theme/useAppearanceOfPage.ts'
import { useChoices } from './choices.ts'
import { useDisplayIn } from './display.ts'
import { useCurrentShowroom } from './current-showroom.ts'
import { useStoredShowroom } from './stored-showroom.ts'

type Props = {
  /** The shop that the page begins with: what a server has drawn it of, open, or the visitor's own. */
  initial?: Shop | undefined
  children: ReactNode
}

/** One shop for the whole site: the current showroom's. Another showroom opens another shop. */
export const ShopProvider = ({ initial, children }: Props) => {
  const shop = useCurrentShop(initial)
  useCartOfPerson(shop)
  useDisplayIn(shop)
  useStoredShowroom(shop)
  const place = useMemo(() => (shop ? placeOf(shop) : null), [shop])
  if (!shop || !place) return null
  return (
    <ShopContext value={place}>
      <ShowroomTheme shop={shop} />
      {children}
    </ShopContext>
  )
}

const nowhere = new EventTarget()

/** On a server there is neither, and nothing of the site's own pages reaches for them while it draws. */
const placeOf = (shop: Shop) => ({
  shop,
  root: typeof document === 'undefined' ? ({} as Document) : document,
  host: typeof document === 'undefined' ? nowhere : document.body,
})

export const openHostShop = (showroom: string): Shop =>
  openShop({
    showroom,
    apiBase: pageMeta.apiBase,
    fetch: fetchAsPerson,
    mayRemember: () => useChoices.getState().keepsRecentlyViewed,
  })

const useCurrentShop = (initial: Shop | undefined) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [shop, setShop] = useState<Shop | null>(initial ?? null)
  const isHydrated = useRef(initial !== undefined)
  useEffect(() => {
    // What was drawn for nobody is hydrated as it is; with the visitor's own showroom it is drawn right after.
    if (showroom !== useCurrentShowroom.getState().showroom) return undefined
    const opened = openHostShop(showroom)
    const goesOn = isHydrated.current
    isHydrated.current = false
    if (opened === initial && isOpen(opened) && isNobody()) {
      setShop(opened)
      return opened.release
    }
    const opening = opened.actions.open()
    const stopWaiting = goesOn && opened !== initial ? waitFor(opening, () => setShop(opened)) : undefined
    if (!stopWaiting) setShop(opened)
    const stopAsking = askUntilAnswered(() => isLost(opened))
    return () => {
      stopWaiting?.()
      stopAsking()
      opened.release()
    }
  }, [showroom, initial])
  return shop
}

const isOpen = ({ state }: Shop) => state.getState().status === 'open'

/** Opens it where it is not open: whether that was lost, as its connection broke. */
const isLost = async ({ actions, state }: Shop): Promise<boolean> => {
  await actions.open()
  const { status, message } = state.getState()
  return status === 'failed' && message === shopMessages.offline
}

/** Whose cart could not be empty, and whom no account's prices are for. */
const isNobody = () => useSession.getState().status === 'out' && guestCartToken() === null

/** Until the visitor's own showroom has answered, what was drawn stays, and takes no wishes meant for the other. */
const waitFor = (opening: Promise<void>, goOn: () => void) => {
  const page = document.getElementById('showroom')
  page?.toggleAttribute('inert', true)
  const stop = () => {
    isWanted = false
    page?.toggleAttribute('inert', false)
  }
  let isWanted = true
  void opening.then(() => {
    if (!isWanted) return
    stop()
    goOn()
  })
  return stop
}

/** Whoever signs in or out sees the cart that is theirs; nothing of the one before. */
const useCartOfPerson = (shop: Shop | null) => {
  const token = useSession((session) => session.token)
  const [begun] = useState(() => useSession.getState().token)
  const seen = useRef(begun)
  useEffect(() => {
    if (!shop || seen.current === token || token !== useSession.getState().token) return
    seen.current = token
    if (token === null) clearCart()
    // A guest's cart is brought first, and then looked at.
    if (token === null || guestCartToken() === null) void shop.actions.lookAgain()
  }, [shop, token])
}

/** The colours of a Contractor who is signed in, else the showroom's, are set on the root element, property by property: data, never CSS text. */
const ShowroomTheme = ({ shop }: { shop: Shop }) => {
  const theme = useStore(shop.state, (state) => state.theme)
  const scheme = useAppearanceOfPage()
  const own = useOwnColors(scheme)
  useEffect(() => {
    const { style } = document.documentElement
    const colors = Object.entries(own ?? theme?.[scheme] ?? {})
    for (const [name, color] of colors) style.setProperty(name, color)
    return () => {
      for (const [name] of colors) style.removeProperty(name)
    }
  }, [theme, own, scheme])
  return null
}
