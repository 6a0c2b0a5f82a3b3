import type { Facet } from '@showroom/contract/catalogue/catalogue'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { money } from '../ui/format.ts'
import { productsMessages } from './messages.ts'
import { cleared, isNarrowed, narrowed, type ProductsState, toggleFilter } from './products-state.ts'

type Props = {
  state: ProductsState
  facets: readonly Facet[]
  range: ProductsReply['price_range']
  onState: (state: ProductsState) => void
}

/** Each choice in words, to be taken back by itself or all at once. */
export function AppliedFilters({ state, facets, range, onState }: Props) {
  if (!isNarrowed(state)) return null
  const per = range ? ` ${productsMessages.priceUnit[range.per]}` : ''
  return (
    <ul className="applied" aria-label={productsMessages.applied}>
      {state.filters.map((filter) => {
        const { key, value, text } = namedFilter(filter, facets)
        return <Applied key={filter} text={text} onRemove={() => onState(toggleFilter(state, key, value))} />
      })}
      {state.priceMin !== null && (
        <Applied
          text={productsMessages.priceFrom(money(state.priceMin) + per)}
          onRemove={() => onState(narrowed(state, { priceMin: null }))}
        />
      )}
      {state.priceMax !== null && (
        <Applied
          text={productsMessages.priceTo(money(state.priceMax) + per)}
          onRemove={() => onState(narrowed(state, { priceMax: null }))}
        />
      )}
      <li>
        <Button kind="quiet" onClick={() => onState(cleared(state))}>
          {productsMessages.clearAll}
        </Button>
      </li>
    </ul>
  )
}

const Applied = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <li>
    <Chip label={text} onRemove={onRemove} />
  </li>
)

/** A filter's label in the shop's words; one that the shop does not offer is named, too, to be removed. */
function namedFilter(filter: string, facets: readonly Facet[]) {
  const cut = filter.indexOf(':')
  const key = filter.slice(0, cut)
  const value = filter.slice(cut + 1)
  const facet = facets.find((one) => one.key === key)
  const label = facet?.values.find((one) => one.value === value)?.label ?? value
  return { key, value, text: facet?.unit ? `${label} ${facet.unit}` : label }
}
