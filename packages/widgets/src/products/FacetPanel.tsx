import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { colorFacet } from './color-families.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { facetMessages } from './facet-messages.ts'
import { PriceRange } from './PriceRange.tsx'
import { narrowed, type ProductsState, toggleFilter } from './products-state.ts'

const openAtFirst = 3

export type FacetPanelProps = {
  reply: ProductsReply
  state: ProductsState
  onState: (state: ProductsState) => void
}

/** The filters: beside the shelf on wide pages, in a sheet on narrow ones. */
export function FacetPanel({ reply, state, onState }: FacetPanelProps) {
  const range = reply.price_range
  return (
    <div className="facets">
      {range && (
        <div className="facet" role="group" aria-label={facetMessages.pricePer[range.per]}>
          <h2 className="facet-name">{facetMessages.pricePer[range.per]}</h2>
          <PriceRange
            // Choices taken back elsewhere empty the fields.
            key={`${state.priceMin} ${state.priceMax}`}
            range={range}
            min={state.priceMin}
            max={state.priceMax}
            onChange={(priceMin, priceMax) => onState(narrowed(state, { priceMin, priceMax }))}
          />
        </div>
      )}
      {reply.facets.map((facet, index) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          state={state}
          isOpen={index < openAtFirst || facet.key === colorFacet}
          onToggle={(key, value) => onState(toggleFilter(state, key, value))}
        />
      ))}
    </div>
  )
}
