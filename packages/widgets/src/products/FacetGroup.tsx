import type { Facet } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { count as inWords } from '../ui/format.ts'
import { colorOfFamily } from './color-families.ts'
import { facetMessages } from './facet-messages.ts'
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
        {values.map((value) => (
          <li key={value.value}>
            <FacetChoice
              value={value}
              isChosen={chosen.includes(value)}
              color={colorOfFamily(facet.key, value.label)}
              onToggle={() => onToggle(facet.key, value.value)}
            />
          </li>
        ))}
      </ul>
      {(hidden > 0 || showsAll) && (
        <button type="button" className="facet-more" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? facetMessages.showFewerValues : facetMessages.showAllValues(facet.values.length)}
        </button>
      )}
    </details>
  )
}

type ChoiceProps = {
  value: Facet['values'][number]
  isChosen: boolean
  color: string | undefined
  onToggle: () => void
}

/** What would show nothing can not be chosen, but always taken back. */
function FacetChoice({ value: { label, count }, isChosen, color, onToggle }: ChoiceProps) {
  const isNone = count === 0 && !isChosen
  return (
    <label className={isNone ? 'facet-value is-none' : 'facet-value'}>
      <input type="checkbox" checked={isChosen} disabled={isNone} onChange={onToggle} />
      {color && <span className="facet-color" style={{ background: color }} />}
      <span className="facet-label">{label}</span>
      <span className="facet-count">{inWords(count)}</span>
    </label>
  )
}
