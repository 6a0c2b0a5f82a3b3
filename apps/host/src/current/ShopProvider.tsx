import { openShop, type Shop, ShopContext, useStore } from '@showroom/widgets/shop'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { fetchAsPerson } from '../session/fetch-as-person.ts'
import { clearCart, guestCartToken } from '../session/guest-cart.ts'
import { useSession } from '../session/session.ts'
import { useOwnColors } from '../session/useOwnBrand.ts'
import { useAppearanceOfPage } from '../theme/useAppearanceOfPage.ts'
import { useChoices } from './choices.ts'
import { useCurrentShowroom } from './current-showroom.ts'

/** One shop for the whole site: the current showroom's. Another showroom opens another shop. */
export const ShopProvider = ({ children }: { children: ReactNode }) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    const opened = openShop({
      showroom,
      apiBase: '',
      fetch: fetchAsPerson,
      mayRemember: () => useChoices.getState().keepsRecentlyViewed,
    })
    setShop(opened)
    void opened.actions.open()
    return opened.release
  }, [showroom])
  useCartOfPerson(shop)
  const place = useMemo(() => (shop ? { shop, root: document, host: document.body } : null), [shop])
  if (!shop || !place) return null
  return (
    <ShopContext value={place}>
      <ShowroomTheme shop={shop} />
      {children}
    </ShopContext>
  )
}

/** Whoever signs in or out sees the cart that is theirs; nothing of the one before. */
const useCartOfPerson = (shop: Shop | null) => {
  const token = useSession((session) => session.token)
  const seen = useRef(token)
  useEffect(() => {
    if (!shop || seen.current === token) return
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
