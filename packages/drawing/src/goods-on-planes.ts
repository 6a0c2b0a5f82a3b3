import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { DesignState } from '@showroom/contract/visualizer/design'
import type { PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import { isLaid, isPainted, type SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { furnishing } from './furnishing.ts'
import type { Goods } from './goods.ts'
import { goodsOf } from './goods-of.ts'
import type { PlaneUse } from './room-planes.ts'

type Usual = typeof furnishing
type Materials = ReadonlyMap<string, { appearance: SurfaceAppearance | null }>
type Shown = { state: DesignState; materials: Materials; usual: Usual }

/** What a surface shows; null where nothing of it was chosen. */
export const shownOn = (key: SurfaceKey, { state, materials, usual }: Shown): Goods | null => {
  if (isPainted(key)) {
    const color = state.painted[key]?.color
    return color ? { ...usual.paint, colors: [color] } : null
  }
  const laid = isLaid(key) ? state.laid[key] : undefined
  const appearance = laid?.product_id == null ? null : materials.get(laid.product_id)?.appearance
  return laid && appearance ? goodsOf(appearance, laid) : null
}

/** The surface that a plane of a scene stands for in a plan. */
export const keyOn = (keys: readonly SurfaceKey[], areas: Pick<PlanAreas, 'laid'>): SurfaceKey | null =>
  keys.find((key) => (isLaid(key) ? (areas.laid[key] ?? 0) > 0 : isPainted(key))) ?? null

/** What lies on each plane of a scene. */
export const goodsOnPlanes = (planes: readonly PlaneUse[], areas: PlanAreas, shown: Shown): Goods[] =>
  planes.map(({ keys, usual }) => {
    const key = keyOn(keys, areas)
    return (key && shownOn(key, shown)) ?? shown.usual[usual]
  })
