import { useState } from 'react'
import { emptyState, filtersOf, isSort, type ProductsState, wholeNumber } from './products-state.ts'

/** The tag's attributes; all of them text. */
export type StateAttributes = {
  search?: string | undefined
  sort?: string | undefined
  pageSize?: string | undefined
  filters?: string | undefined
}

type Controlled = {
  state?: ProductsState | undefined
  onState?: ((state: ProductsState) => void) | undefined
}

const largestPageSize = 96

export function stateOfAttributes({ search, sort, pageSize, filters }: StateAttributes): ProductsState {
  const size = wholeNumber(pageSize)
  return {
    ...emptyState(size ? Math.min(size, largestPageSize) : undefined),
    search: search ?? '',
    sort: isSort(sort) ? sort : null,
    filters: filtersOf(filters),
  }
}

/** Held by whoever owns the address where there is one, by the list itself where there is none. */
export function useProductsState(
  attributes: StateAttributes & { shelf: string },
  { state, onState }: Controlled,
) {
  const start = JSON.stringify(attributes)
  const [own, setOwn] = useState(() => ({ start, state: stateOfAttributes(attributes) }))
  // Attributes changed by the page begin a new list.
  const current = state ?? (own.start === start ? own.state : stateOfAttributes(attributes))
  const change = (next: ProductsState) => {
    if (state === undefined) setOwn({ start, state: next })
    onState?.(next)
  }
  return [current, change] as const
}
