import type { Facet } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { colorOfFamily } from './color-families.ts'
import { productsMessages } from './messages.ts'
import { hasFilter, type ProductsState } from './products-state.ts'

const shownAtFirst = 8

type Props = {
  facet: Facet
  state: ProductsState
  isOpen: boolean
  onToggle: (key: string, value: string) => void
}

/** One property and how many materials each of its values would show. */
export function FacetGroup({ facet, state, isOpen, onToggle }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const chosen = facet.values.filter(({ value }) => hasFilter(state, facet.key, value))
  const values = showsAll
    ? facet.values
    : facet.values.filter((value, index) => index < shownAtFirst || chosen.includes(value))
  const hidden = facet.values.length - values.length
  return (
    <details className="facet" open={isOpen || chosen.length > 0}>
      <summary className="facet-name">
        {facet.label}
        {facet.unit && <span className="facet-unit"> ({facet.unit})</span>}
      </summary>
      <ul className="facet-values">
        {values.map(({ value, label, count }) => {
          const isChosen = chosen.some((one) => one.value === value)
          const color = colorOfFamily(facet.key, label)
          return (
            <li key={value}>
              <label className={count === 0 && !isChosen ? 'facet-value is-none' : 'facet-value'}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={count === 0 && !isChosen}
                  onChange={() => onToggle(facet.key, value)}
                />
                {color && <span className="facet-color" style={{ background: color }} />}
                <span className="facet-label">{label}</span>
                <span className="facet-count">{count.toLocaleString('en-US')}</span>
              </label>
            </li>
          )
        })}
      </ul>
      {(hidden > 0 || showsAll) && (
        <button type="button" className="facet-more" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? productsMessages.showFewerValues : productsMessages.showAllValues(facet.values.length)}
        </button>
      )}
    </details>
  )
}
