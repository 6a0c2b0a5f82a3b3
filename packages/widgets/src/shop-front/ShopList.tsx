import type * as products from '../products/index.ts'
import { listPath, type Place } from './places.ts'

type Props = Omit<products.ProductsProps, 'state' | 'onState'> & {
  place: Extract<Place, { view: 'list' }>
  go: (path: string) => void
}

/** The list with its state kept in the shop's path. It is handed the widget, which is a chunk of its own. */
export const shopList = ({ Widget: Products, emptyState, queryOfState, stateFromQuery }: typeof products) => {
  const untouched = emptyState()
  return function ShopList({ place, go, ...links }: Props) {
    const keep = (state: products.ProductsState) => go(listPath(place, queryOfState(state, untouched)))
    return (
      <Products
        {...links}
        category={place.category}
        department={place.department}
        state={stateFromQuery(new URLSearchParams(place.query), untouched)}
        onState={keep}
        isSearchable={false}
      />
    )
  }
}
