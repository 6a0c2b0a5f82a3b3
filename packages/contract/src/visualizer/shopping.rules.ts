import { cutsOf, measuredBy, type Part, qtyFor } from '../cart/amount.rules.ts'
import { longestOf, type Seam, seamOf } from '../cart/seam.rules.ts'
import { allowedQty, wasteFor } from '../cart/quantity.rules.ts'
import type { TurfPlan } from '../cart/turf.rules.ts'
import type { DesignState, LaidState } from './design.ts'
import type { PlanAreas } from './plan-areas.rules.ts'
import { type FixtureKey, fixtureKeys } from './fixtures.ts'
import { type LaidSurface, laidSurfaces } from './surfaces.ts'
import type { Material } from './visualizer.ts'

/** What is to be known of a product to count it. */
export type Counted = {
  id: string
  unit: string
  coverage: number | null
  length: number | null
  isSold: boolean
  quantity: {
    min_qty: number
    step_qty: number
    default_waste_pct: number
    longest_edge: number | null
    is_plank: boolean
  }
}

/** Nobody buys what is discontinued, though it is still to be seen. */
export const isSoldStill = ({ stock }: Pick<Material, 'stock'>): boolean => stock.status !== 'discontinued'

export const countedOf = ({
  id,
  price,
  quantity,
  stock,
}: Pick<Material, 'id' | 'price' | 'quantity' | 'stock'>): Counted => ({
  id,
  unit: price.unit,
  coverage: price.coverage,
  length: price.length,
  isSold: isSoldStill({ stock }),
  quantity,
})

/** `name`: as somebody calls it, where a room has several surfaces of one kind. */
export type SurfaceNeed = { key: LaidSurface; name?: string; area: number; waste_pct: number }

/** `qty`: as many as the plan wants, or as somebody has typed. */
export type FixtureNeed = { key: FixtureKey; qty: number }

export type ShoppingNeed = {
  product_id: string
  /** What it is bought as by the piece; what is laid is none. */
  fixtures: FixtureNeed[]
  /** Surfaces that it lies on: bought together, counted once on the sum of their areas. */
  surfaces: SurfaceNeed[]
  area: number
  waste_pct: number
  qty: number
  /** How it is cut from the roll, where the sides of what it covers are known. */
  cuts: TurfPlan[]
  /** Where a run is longer than the slab. */
  seam: Seam | null
}

/** What lies there and is not sold here any more: named, never left out in silence. */
export type GoneNeed = {
  product_id: string
  surfaces: Pick<SurfaceNeed, 'key' | 'name' | 'area'>[]
  fixtures: FixtureNeed[]
}

export type Needs = { needs: ShoppingNeed[]; gone: GoneNeed[] }

type Products = ReadonlyMap<string, Counted>
type Counting = { areas: PlanAreas; state: DesignState; products: Products }

/** A surface with its area, and what lies there; `parts` where it is made of rectangles whose sides are known. */
export type LaidPlace = Pick<SurfaceNeed, 'key' | 'name' | 'area'> & {
  laid: LaidState
  parts?: readonly Part[]
}

/** What a design needs, by the rules of the product page's own calculator: the browser and the server count alike. */
export const needsOf = ({ areas, state, products }: Counting): Needs => {
  const places = laidSurfaces.flatMap((key): LaidPlace[] => {
    const laid = state.laid[key]
    if (!laid) return []
    // Where somebody knows better than the plan, its sides are not those of the plan either.
    if (laid.area !== null) return [{ key, laid, area: laid.area }]
    return [{ key, laid, area: areas.laid[key] ?? 0, parts: areas.parts[key] ?? [] }]
  })
  const laid = needsOfPlaces(places, products)
  const standing = needsOfFixtures({ areas, state, products })
  return { needs: [...laid.needs, ...standing.needs], gone: [...laid.gone, ...standing.gone] }
}

/** The same of surfaces that somebody has marked and measured themselves. */
export const needsOfPlaces = (places: readonly LaidPlace[], products: Products): Needs => {
  const laid = byProduct(places.filter(({ area }) => area > 0))
  const found = [...laid].map(([id, under]) => ({ id, under, product: products.get(id) }))
  return {
    needs: found.flatMap(({ under, product }) => (product?.isSold ? [needFor(product, under)] : [])),
    gone: found.flatMap(({ id, under, product }) =>
      product?.isSold ? [] : [{ product_id: id, surfaces: under.map(surfaceOf), fixtures: [] }],
    ),
  }
}

/** What stands in the room and the plan has a place for, by the piece. */
const needsOfFixtures = ({ areas, state, products }: Counting): Needs => {
  const wanted = new Map<string, FixtureNeed[]>()
  for (const key of fixtureKeys) {
    const chosen = state.fixtures?.[key]
    const qty = chosen?.qty ?? areas.fixtures[key] ?? 0
    if (chosen && areas.fixtures[key])
      wanted.set(chosen.product_id, [...(wanted.get(chosen.product_id) ?? []), { key, qty }])
  }
  const needs: Needs = { needs: [], gone: [] }
  for (const [product_id, fixtures] of wanted) {
    const product = products.get(product_id)
    const qty = fixtures.reduce((sum, each) => sum + each.qty, 0)
    const one = { product_id, surfaces: [], fixtures }
    if (!product?.isSold) needs.gone.push(one)
    else
      needs.needs.push({
        ...one,
        area: 0,
        waste_pct: 0,
        cuts: [],
        seam: null,
        qty: allowedQty(qty, product.quantity),
      })
  }
  return needs
}

const byProduct = (places: readonly LaidPlace[]): Map<string, LaidPlace[]> => {
  const grouped = new Map<string, LaidPlace[]>()
  for (const place of places) {
    const id = place.laid.product_id
    if (id !== null) grouped.set(id, [...(grouped.get(id) ?? []), place])
  }
  return grouped
}

const surfaceOf = ({ key, name, area }: LaidPlace): GoneNeed['surfaces'][number] => ({
  key,
  ...(name !== undefined && { name }),
  area,
})

const wasteOf = ({ quantity }: Counted, { pattern, waste_pct }: LaidState): number =>
  waste_pct ?? wasteFor(quantity, pattern ?? 'straight')

const needFor = (product: Counted, places: readonly LaidPlace[]): ShoppingNeed => {
  const surfaces = places.map((place) => ({ ...surfaceOf(place), waste_pct: wasteOf(product, place.laid) }))
  const parts = places.flatMap(({ area, parts: known = [] }) =>
    known.length > 0 ? known : [{ area, sides: null }],
  )
  const { unit, quantity } = product
  const need: Omit<ShoppingNeed, 'qty'> = {
    product_id: product.id,
    fixtures: [],
    surfaces,
    area: surfaces.reduce((sum, { area }) => sum + area, 0),
    // Two patterns of one product: the one that loses most is planned for.
    waste_pct: Math.max(...surfaces.map((each) => each.waste_pct)),
    cuts: cutsOf(product, parts).map(({ plan }) => plan),
    seam: seamOf({ unit, longest_edge: quantity.longest_edge }, longestOf(parts)),
  }
  return { ...need, qty: unitsFor(product, need, parts) }
}

const unitsFor = (
  { coverage, length, quantity, unit }: Counted,
  { area, waste_pct, surfaces }: Omit<ShoppingNeed, 'qty'>,
  parts: readonly Part[],
): number => {
  const isEdge = surfaces.every(({ key }) => key === 'coping')
  // An edge is a foot wide: its area and its run are one figure, and what has a length is counted by that.
  const sold = { unit, length, coverage: isEdge && length !== null && length > 0 ? null : coverage }
  if (!isEdge && measuredBy(sold) === 'length') return allowedQty(1, quantity)
  return qtyFor({ ...sold, ...quantity }, { need: area, wastePct: waste_pct, parts })
}
