import { openShop, type Shop, ShopContext, useStore } from '@showroom/widgets/shop'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fetchAsPerson } from '../session/fetch-as-person.ts'
import { useCurrentShowroom } from './current-showroom.ts'

/** One shop for the whole site: the current showroom's. Another showroom opens another shop. */
export const ShopProvider = ({ children }: { children: ReactNode }) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    const opened = openShop({ showroom, apiBase: '', fetch: fetchAsPerson })
    setShop(opened)
    void opened.actions.open()
    return opened.release
  }, [showroom])
  const place = useMemo(() => (shop ? { shop, root: document, host: document.body } : null), [shop])
  if (!shop || !place) return null
  return (
    <ShopContext value={place}>
      <ShowroomTheme shop={shop} />
      {children}
    </ShopContext>
  )
}

/** A showroom's colours are set on the root element, property by property: data, never CSS text. */
const ShowroomTheme = ({ shop }: { shop: Shop }) => {
  const theme = useStore(shop.state, (state) => state.theme)
  useEffect(() => {
    const { style } = document.documentElement
    const colors = Object.entries(theme?.light ?? {})
    for (const [name, color] of colors) style.setProperty(name, color)
    return () => {
      for (const [name] of colors) style.removeProperty(name)
    }
  }, [theme])
  return null
}
