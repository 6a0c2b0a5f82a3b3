import { useMemo } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Lazy, preload } from '../ui/Lazy.tsx'
import { shopFrontMessages } from './messages.ts'
import { loadRail } from './load-rail.ts'
import { categoryPath, type Place, productPath } from './places.ts'
import { shopHome } from './ShopHome.tsx'
import { shopList } from './ShopList.tsx'
import { ShopWaiting } from './ShopWaiting.tsx'
import type { Route } from './useRoute.ts'

const loadHome = async () => {
  const categories = await import('../categories/index.ts')
  return { Widget: shopHome(categories), css: categories.css }
}
const loadList = async () => {
  const products = await import('../products/index.ts')
  return { Widget: shopList(products), css: products.css }
}
const loadProduct = () => import('../product/index.ts')

/** The code of a place's view. */
export const loadView = ({ view }: Place): Promise<unknown> =>
  view === 'home' ? preload(loadHome) : view === 'product' ? preload(loadProduct) : preload(loadList)

/** With all that a server has drawn of it. */
export const preloadView = (place: Place) =>
  Promise.all([
    loadView(place),
    place.view === 'home' && preload(loadRail),
    place.view === 'product' && loadProduct().then(({ fits }) => fits()),
  ])

/** One view at a time; each comes with a chunk of its own. */
export function ShopView({ route }: { route: Route }) {
  const { place, hrefOf, go, hasStepped } = route
  // The same as long as they lead to the same places, so that a list does not draw its cards anew.
  const links = useMemo(
    () => ({
      productHref: hrefOf && ((id: string) => hrefOf(productPath(id))),
      onProduct: (id: string) => go(productPath(id)),
      categoryHref: hrefOf && ((slug: string) => hrefOf(categoryPath(slug))),
      onCategory: (slug: string) => go(categoryPath(slug)),
      takesFocus: hasStepped,
    }),
    [hrefOf, go, hasStepped],
  )
  if (place.view === 'home') {
    const cardLinks = { hrefOf: links.productHref, onChoose: links.onProduct }
    const widget = { categoryLinks: links, cardLinks, takesFocus: hasStepped }
    return <Lazy load={loadHome} widget={widget} waiting={waiting} failed={failed} />
  }
  if (place.view === 'product') {
    return (
      <Lazy load={loadProduct} widget={{ ...links, product: place.id }} waiting={waiting} failed={failed} />
    )
  }
  return <Lazy load={loadList} widget={{ ...links, place, go }} waiting={waiting} failed={failed} />
}

const waiting = <ShopWaiting />

const failed = (retry: () => void) => (
  <ErrorState title={shopFrontMessages.failed} text={shopFrontMessages.failedHint} onRetry={retry} />
)
