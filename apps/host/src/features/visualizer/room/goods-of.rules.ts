import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { LayPattern } from '@showroom/contract/catalogue/catalogue'
import type { DesignState, LaidState } from '@showroom/contract/visualizer/design'
import type { PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import { isLaid, isPainted, type SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { furnishing } from '@showroom/drawing/furnishing'
import type { Goods } from '@showroom/drawing/goods'

type Usual = typeof furnishing
type Materials = ReadonlyMap<string, { appearance: SurfaceAppearance | null }>
type Shown = { state: DesignState; materials: Materials; usual: Usual }

const metresPerInch = 0.0254
const layouts = {
  straight: 'grid',
  half_offset: 'offset',
  third_offset: 'third-offset',
  diagonal: 'grid',
  herringbone: 'herringbone',
} as const

/** Goods of one piece, and such as come joined already, lie as they come. */
const isFreelyLaid = ({ layout }: SurfaceAppearance): boolean =>
  ['grid', 'offset', 'third-offset', 'planks', 'herringbone', 'chevron'].includes(layout)

const layoutOf = (appearance: SurfaceAppearance, pattern: LayPattern | null) => {
  if (pattern === null || pattern === 'versailles' || !isFreelyLaid(appearance)) return appearance.layout
  if (appearance.layout === 'planks' && pattern !== 'herringbone') return appearance.layout
  return layouts[pattern]
}

/** A product as somebody has laid it. */
export const goodsOf = (appearance: SurfaceAppearance, laid: LaidState): Goods => {
  const [width, length] = appearance.piece_in
  const [across, along] = laid.start
  return {
    ...appearance,
    layout: layoutOf(appearance, laid.pattern),
    grout: laid.grout ?? appearance.grout,
    jointMil: laid.joint_mil,
    angle: laid.angle + (laid.pattern === 'diagonal' ? 45 : 0),
    start: [(across * width * metresPerInch) / 1_000, (along * length * metresPerInch) / 1_000],
  }
}

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
export const keyOn = (keys: readonly SurfaceKey[], areas: PlanAreas): SurfaceKey | null =>
  keys.find((key) => (isLaid(key) ? (areas.laid[key] ?? 0) > 0 : isPainted(key))) ?? null

type PlaneUse = { keys: readonly SurfaceKey[]; usual: keyof Usual }

/** What lies on each plane of a scene. */
export const goodsOnPlanes = (planes: readonly PlaneUse[], areas: PlanAreas, shown: Shown): Goods[] =>
  planes.map(({ keys, usual }) => {
    const key = keyOn(keys, areas)
    return (key && shownOn(key, shown)) ?? shown.usual[usual]
  })
