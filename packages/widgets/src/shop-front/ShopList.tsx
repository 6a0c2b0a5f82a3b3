import {
  emptyState,
  type ProductsProps,
  type ProductsState,
  queryOfState,
  stateFromQuery,
  Widget as Products,
} from '../products/index.ts'
import { listPath, type Place } from './places.ts'

type Props = Omit<ProductsProps, 'state' | 'onState'> & {
  place: Extract<Place, { view: 'list' }>
  go: (path: string) => void
}

const untouched = emptyState()

/** The list with its state kept in the shop's path. */
export function ShopList({ place, go, ...links }: Props) {
  const keep = (state: ProductsState) => go(listPath(place, queryOfState(state, untouched)))
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
