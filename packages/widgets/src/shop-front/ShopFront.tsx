import { useRef } from 'react'
import { useShop, useShopState } from '../shop/context.ts'
import type { Routing } from './address.ts'
import { shopFrontMessages } from './messages.ts'
import { homePath, viewKey } from './places.ts'
import { ShopHeader } from './ShopHeader.tsx'
import { ShopView } from './ShopView.tsx'
import { useRoute } from './useRoute.ts'

export type ShopFrontProps = {
  /** Path of the view that is shown where the address names none. */
  start?: string | undefined
  routing?: Routing | undefined
}

/** The whole shop in one tag. */
export function ShopFront({ start = homePath, routing = 'hash' }: ShopFrontProps) {
  const top = useRef<HTMLDivElement>(null)
  const route = useRoute({ routing, start, top })
  return (
    <div className="shop-front" ref={top}>
      <slot name="header">
        <ShopHeader route={route} />
      </slot>
      <section className="shop-view" aria-label={shopFrontMessages.shop} key={viewKey(route.place)}>
        <ShopView route={route} />
      </section>
      <PoweredBy />
    </div>
  )
}

function PoweredBy() {
  const { apiBase } = useShop()
  const isShown = useShopState((state) => state.poweredBy)
  if (!isShown) return null
  return (
    <footer className="shop-footer" part="footer">
      {shopFrontMessages.poweredBy} <a href={`${apiBase}/showroom/`}>{shopFrontMessages.platform}</a>
    </footer>
  )
}
