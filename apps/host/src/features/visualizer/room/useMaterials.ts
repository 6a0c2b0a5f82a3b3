import type { RequestFor } from '@showroom/contract/endpoints'
import type { Sort } from '@showroom/contract/catalogue/catalogue'
import { finishesOfMetal, isFixture, isMetallic } from '@showroom/contract/visualizer/fixtures'
import type { PlaceKey } from '@showroom/contract/visualizer/places'
import { useEffect, useState } from 'react'
import { call } from '../../../data/call.ts'
import { usePages } from '../../../data/usePages.ts'

export type MaterialsAsked = {
  surface: PlaceKey
  showroom: string
  /** Thousandths of a square foot that the surface has. */
  area: number
  laid: string | null
  /** The nearest to this color first, where something like what was lost is looked for. */
  near?: string | null
  /** The metal of the room, where one was chosen. */
  metal?: string | null
}

/** What somebody looks for among the materials of a surface. */
export type Wish = {
  search: string
  isInStock: boolean
  /** Only what goes with the metal of the room. */
  isInMetal: boolean
  /** The category; null for the one that is usual there, or that of what lies there. */
  kind: string | null
  /** One value of each facet that was chosen. */
  facets: Readonly<Record<string, string>>
  sort: Sort
}

export const nothingWished: Wish = {
  search: '',
  isInStock: false,
  isInMetal: false,
  kind: null,
  facets: {},
  sort: 'featured',
}

/** What makers call the metal of the room, for fixtures that come in it. */
export const finishesFor = ({ surface, metal }: Pick<MaterialsAsked, 'surface' | 'metal'>) => {
  const isAsked = isFixture(surface) && isMetallic(surface)
  const found = isAsked ? Object.entries(finishesOfMetal).find(([name]) => name === metal) : undefined
  return found?.[1] ?? []
}

export const isNarrowed = ({ search, isInStock, isInMetal, facets }: Wish): boolean =>
  search !== '' || isInStock || isInMetal || Object.keys(facets).length > 0

/** Cards of one page; the next is asked for by a button. */
const cards = 12

const queryFor = (
  { surface, showroom, area, near = null, metal = null }: MaterialsAsked,
  wish: Wish,
  product: string | null,
): RequestFor<'GET /api/visualization/materials'>['query'] => {
  const { search, isInStock, isInMetal, kind, facets, sort } = wish
  const inMetal = isInMetal ? finishesFor({ surface, metal }).map((finish) => `finish:${finish}`) : []
  const filters = [...Object.entries(facets).map(([key, value]) => `${key}:${value}`), ...inMetal]
  // What is near to a color is looked for among all there is: a wish is for something else.
  const isNear = near !== null && !isNarrowed(wish) && sort === 'featured'
  return {
    surface,
    showroom,
    page_size: cards,
    ...(isNear ? { near } : { sort }),
    ...(search === '' ? {} : { search }),
    ...(kind === null ? {} : { category: kind }),
    // What lies there when the list is opened stands first, in the kind that it is of.
    ...(product === null || kind !== null || isNarrowed(wish) ? {} : { product }),
    ...(filters.length > 0 ? { filters } : {}),
    ...(isInStock && area > 0 ? { area } : {}),
  }
}

/** What this showroom sells for a surface, by what is wished for. */
export const useMaterials = (asked: MaterialsAsked) => {
  const [wish, setWish] = useState(() => ({
    ...nothingWished,
    isInMetal: asked.laid === null && finishesFor(asked).length > 0,
  }))
  const [first] = useState(asked.laid)
  const search = useDelayed(wish.search, 250)
  const query = queryFor(asked, { ...wish, search }, first)
  const pages = usePages(['materials', query], (page, signal) =>
    call('GET /api/visualization/materials', { query: { ...query, page }, signal }),
  )
  return {
    ...pages,
    wish,
    change: (changed: Partial<Wish>) => setWish((before) => ({ ...before, ...changed })),
  }
}

const useDelayed = (value: string, ms: number): string => {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value.trim()), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return delayed
}
