import { SearchBox } from '../catalogue-kit/SearchBox.tsx'
import { ShopLink } from '../catalogue-kit/ShopLink.tsx'
import { Widget as CartButton } from '../cart-button/index.ts'
import { useShop, useShopState } from '../shop/context.ts'
import { shopFrontMessages } from './messages.ts'
import { homePath, listPath, productPath } from './places.ts'
import type { Route } from './useRoute.ts'

/** Whose shop it is, the way home, search and the cart. */
export function ShopHeader({ route }: { route: Route }) {
  const { apiBase, drawer } = useShop()
  const name = useShopState((state) => state.profile?.company_name ?? shopFrontMessages.platform)
  const logo = useShopState((state) => state.theme?.logo ?? null)
  const { place, hrefOf, go } = route
  const searched = place.view === 'list' ? (new URLSearchParams(place.query).get('q') ?? '') : ''
  const search = (text: string) =>
    go(text ? listPath(everything, new URLSearchParams({ q: text })) : homePath)
  const showProduct = (id: string) => {
    drawer.close()
    go(productPath(id))
  }
  return (
    <header className="shop-header" part="header">
      <ShopLink
        href={hrefOf?.(homePath)}
        announce={() => true}
        onGo={() => go(homePath)}
        className="shop-home"
        label={shopFrontMessages.home(name)}
      >
        {logo ? <img src={logo.startsWith('/') ? apiBase + logo : logo} alt="" height={40} /> : name}
      </ShopLink>
      <SearchBox value={searched} onSearch={search} />
      <CartButton
        productHref={hrefOf && ((id) => hrefOf(productPath(id)))}
        onProduct={showProduct}
        onShop={drawer.close}
      />
    </header>
  )
}

const everything = { view: 'list', category: undefined, department: undefined, query: '' } as const
