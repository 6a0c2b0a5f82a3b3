import { quantityToCover, slabsToCover, allowedQty, wasteFor, ceilDiv } from '../cart/quantity.rules.ts'
import type { DesignState, LaidState } from './design.ts'
import type { PlanAreas } from './plan-areas.rules.ts'
import { type LaidSurface, laidSurfaces } from './surfaces.ts'
import type { Material } from './visualizer.ts'

/** What is to be known of a product to count it. */
export type Counted = {
  id: string
  unit: string
  coverage: number | null
  length: number | null
  quantity: {
    min_qty: number
    step_qty: number
    default_waste_pct: number
    longest_edge: number | null
    is_plank: boolean
  }
}

export const countedOf = ({ id, price, quantity }: Pick<Material, 'id' | 'price' | 'quantity'>): Counted => ({
  id,
  unit: price.unit,
  coverage: price.coverage,
  length: price.length,
  quantity,
})

/** `name`: as somebody calls it, where a room has several surfaces of one kind. */
export type SurfaceNeed = { key: LaidSurface; name?: string; area: number; waste_pct: number }

export type ShoppingNeed = {
  product_id: string
  /** Surfaces that it lies on: bought together, counted once on the sum of their areas. */
  surfaces: SurfaceNeed[]
  area: number
  waste_pct: number
  qty: number
}

type Products = ReadonlyMap<string, Counted>
type Counting = { areas: PlanAreas; state: DesignState; products: Products }

/** A surface with its area, and what lies there. */
export type LaidPlace = Pick<SurfaceNeed, 'key' | 'name' | 'area'> & { laid: LaidState }

/** What a design needs, by the rules of the product page's own calculator: the browser and the server count alike. */
export const needsOf = ({ areas, state, products }: Counting): ShoppingNeed[] => {
  const places = laidSurfaces.flatMap((key): LaidPlace[] => {
    const laid = state.laid[key]
    return laid ? [{ key, laid, area: laid.area ?? areas.laid[key] ?? 0 }] : []
  })
  return needsOfPlaces(places, products, areas.coping_run)
}

/** The same of surfaces that somebody has marked and measured themselves. */
export const needsOfPlaces = (
  places: readonly LaidPlace[],
  products: Products,
  copingRun = 0,
): ShoppingNeed[] => {
  const byProduct = new Map<string, SurfaceNeed[]>()
  for (const { laid, area, ...place } of places) {
    const product = laid.product_id === null ? undefined : products.get(laid.product_id)
    if (!product || area === 0) continue
    const need = { ...place, area, waste_pct: wasteOf(product, laid) }
    byProduct.set(product.id, [...(byProduct.get(product.id) ?? []), need])
  }
  return [...byProduct].flatMap(([id, surfaces]) => {
    const product = products.get(id)
    return product ? [needFor(product, surfaces, copingRun)] : []
  })
}

const wasteOf = ({ quantity }: Counted, { pattern, waste_pct }: LaidState): number =>
  waste_pct ?? wasteFor(quantity, pattern ?? 'straight')

const needFor = (product: Counted, surfaces: SurfaceNeed[], copingRun: number): ShoppingNeed => {
  const area = surfaces.reduce((sum, need) => sum + need.area, 0)
  // Two patterns of one product: the one that loses most is planned for.
  const waste_pct = Math.max(...surfaces.map((need) => need.waste_pct))
  const need = { area, waste_pct, surfaces }
  return { product_id: product.id, ...need, qty: unitsFor(product, need, copingRun) }
}

type Need = Pick<ShoppingNeed, 'area' | 'waste_pct' | 'surfaces'>

const unitsFor = (
  { coverage, length, quantity, unit }: Counted,
  { area, waste_pct, surfaces }: Need,
  copingRun: number,
): number => {
  const isEdge = surfaces.every(({ key }) => key === 'coping')
  if (isEdge && length !== null && length > 0)
    return allowedQty(ceilDiv(copingRun * (100 + waste_pct), 100 * length), quantity)
  if (coverage === null || coverage <= 0) return allowedQty(1, quantity)
  if (unit === 'slab') return allowedQty(slabsToCover(area, coverage), quantity)
  return quantityToCover(area, waste_pct, { ...quantity, perUnit: coverage }).qty
}
