import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { rootCss } from '../ui/root.css.ts'
import { ShopContext, useStore } from '../shop/context.ts'
import type { Shop } from '../shop/open-shop.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { adoptStyles } from '../ui/sheets.ts'
import { dressRoot, type ThemeChoice, useScheme } from './theme.ts'

const loadCartToast = () => import('../cart-toast/index.ts')
const loadRefusal = () => import('../refusal/index.ts')

type WidgetFrameProps = {
  shop: Shop
  root: ShadowRoot | Document
  host: EventTarget
  theme?: ThemeChoice | undefined
  /** Where the page behind it can not be written on. */
  hasPaper?: boolean | undefined
  lang?: string | undefined
  children: ReactNode
}

/** What every widget stands in, on the host and on foreign pages: its shop, its root, the showroom's colours. */
export const WidgetFrame = ({
  shop,
  root,
  host,
  theme = 'light',
  hasPaper,
  lang = 'en-US',
  children,
}: WidgetFrameProps) => {
  const place = useMemo(() => ({ shop, root, host }), [shop, root, host])
  const colors = useStore(shop.state, (state) => state.theme)
  const isRefused = useStore(shop.state, (state) => state.status === 'refused')
  const hasNews = useStore(shop.cart, ({ message, teller }) => message !== null && teller === host)
  const scheme = useScheme(theme)

  useLayoutEffect(() => adoptStyles(root, [rootCss]), [root])
  useLayoutEffect(() => (colors ? dressRoot(root, colors, scheme) : undefined), [root, colors, scheme])

  return (
    <ShopContext.Provider value={place}>
      <div
        className="root"
        part="root"
        lang={lang}
        dir={directionOf(lang)}
        data-scheme={scheme}
        data-ground={hasPaper ? 'own' : undefined}
      >
        {isRefused ? <Lazy load={loadRefusal} widget={{ host }} /> : children}
        {hasNews && <Lazy load={loadCartToast} widget={{}} />}
      </div>
    </ShopContext.Provider>
  )
}

/** Prices and sentences keep their order on a page that runs the other way; the layout follows, being written without left and right. */
const directionOf = (lang: string) => (/^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(lang) ? 'rtl' : 'ltr')
