import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMenu } from '../../shop-context/useShopState.ts'
import { useIsHydrated } from '../useIsHydrated.ts'
import { hrefOf } from '../../paths.ts'
import { headRowAt } from './heads.ts'
import { usePageName } from './page-name.ts'

/** Keeps the document's head at what the page is. What only search engines read of a drawn page goes with that page. */
export const useHead = (): void => {
  const { pathname, search } = useLocation()
  const menu = useMenu()
  const name = usePageName((state) => state.name)
  const drawn = useRef(useIsHydrated() ? pathname + search : null)
  useEffect(() => {
    if (drawn.current === pathname + search) return
    drawn.current = null
    const found = headRowAt(pathname)
    const head = found?.row.head({
      path: pathname,
      params: found.params,
      query: new URLSearchParams(search),
      menu,
      product: null,
      designer: null,
      template: null,
    })
    // A product names itself when it has come, a category when the menu has.
    document.title = name === null ? (head?.title ?? 'Showroom') : `${name} · Showroom`
    if (head) describe(head.description)
    lead(head?.canonical ?? null)
  }, [pathname, search, menu, name])
}

const describe = (text: string) =>
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', text)

const lead = (canonical: string | null) => {
  const address = canonical === null ? null : new URL(hrefOf(canonical), location.origin).href
  const link = document.head.querySelector('link[rel="canonical"]')
  if (link?.getAttribute('href') === address) return
  for (const old of document.head.querySelectorAll('[data-drawn]')) old.remove()
  link?.remove()
  if (address === null) return
  const added = document.createElement('link')
  added.rel = 'canonical'
  added.href = address
  document.head.append(added)
}
