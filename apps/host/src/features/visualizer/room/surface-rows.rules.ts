import type { DesignState } from '@showroom/contract/visualizer/design'
import { hasIsland, type PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import {
  isLaid,
  isPainted,
  type PlanRoomType,
  type SurfaceKey,
  surfaceKeys,
} from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'

type Row = { key: SurfaceKey; what: string | null; color: string | null }
type Shown = {
  areas: PlanAreas
  roomType: PlanRoomType
  state: DesignState
  materials: ReadonlyMap<string, Material>
}

const paintedIn: Record<PlanRoomType, readonly SurfaceKey[]> = {
  kitchen: ['walls', 'cabinets', 'island'],
  bathroom: ['walls', 'cabinets'],
  living: ['walls'],
  outdoor: ['walls'],
}

/** The surfaces that a plan has, in the order of every list, with what lies there. */
export const surfaceRows = ({ areas, roomType, state, materials }: Shown): Row[] =>
  surfaceKeys.flatMap((key): Row[] => {
    if (isLaid(key)) {
      if ((areas.laid[key] ?? 0) === 0) return []
      const id = state.laid[key]?.product_id
      const material = id ? materials.get(id) : undefined
      return [{ key, what: material?.name ?? null, color: material?.appearance?.colors[0] ?? null }]
    }
    if (!isPainted(key) || !paintedIn[roomType].includes(key)) return []
    if (key === 'island' && !hasIsland(areas)) return []
    const color = state.painted[key]?.color ?? null
    return [{ key, what: color, color }]
  })
