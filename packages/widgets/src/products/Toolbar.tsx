import type { Sort } from '@showroom/contract/catalogue/catalogue'
import { useId } from 'react'
import { productsMessages, sortLabels } from './messages.ts'
import { hasFilter, isSort, narrowed, pageSizes, type ProductsState, toggleFilter } from './products-state.ts'

type Props = {
  state: ProductsState
  onState: (state: ProductsState) => void
  /** Known only once the shop has told its facets. */
  canFilterStock: boolean
  chosen: number
  onOpenFilters: () => void
}

export const stockFilter = { key: 'stock', value: 'in_stock' } as const

/** What stands above the shelf: filters on narrow pages, stock, order and page size. */
export function Toolbar({ state, onState, canFilterStock, chosen, onOpenFilters }: Props) {
  const { key, value } = stockFilter
  return (
    <div className="toolbar" part="toolbar">
      <button type="button" className="filter-button" onClick={onOpenFilters} aria-haspopup="dialog">
        {chosen > 0 ? productsMessages.filtersChosen(chosen) : productsMessages.filters}
      </button>
      {canFilterStock && (
        <label className="stock-toggle">
          <input
            type="checkbox"
            role="switch"
            checked={hasFilter(state, key, value)}
            onChange={() => onState(toggleFilter(state, key, value))}
          />
          {productsMessages.inStock}
        </label>
      )}
      <Choice
        label={productsMessages.sort}
        value={state.sort ?? (state.search ? 'relevance' : 'featured')}
        options={sortOptions(state)}
        onChange={(sort) => isSort(sort) && onState(narrowed(state, { sort }))}
      />
      <Choice
        label={productsMessages.pageSize}
        value={String(state.pageSize)}
        options={sizeOptions(state)}
        onChange={(size) => onState(narrowed(state, { pageSize: Number(size) }))}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const always: readonly Sort[] = ['featured', 'price_low', 'price_high', 'saving', 'lead_time', 'newest']

/** The best match is only a question where something was searched for. */
const sortOptions = ({ search }: ProductsState) =>
  (search ? (['relevance', ...always] as const) : always).map((sort) => ({
    value: sort,
    label: sortLabels[sort],
  }))

const sizeOptions = ({ pageSize }: ProductsState) =>
  [...new Set<number>([...pageSizes, pageSize])]
    .sort((a, b) => a - b)
    .map((size) => ({ value: String(size), label: String(size) }))
