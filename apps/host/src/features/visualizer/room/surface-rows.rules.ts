import type { DesignState } from '@showroom/contract/visualizer/design'
import { hasIsland, type PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import {
  isLaid,
  isPainted,
  type PlanRoomType,
  type SurfaceKey,
  surfaceKeys,
} from '@showroom/contract/visualizer/surfaces'
import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'

/** `isGone`: what lies there is not sold here any more. */
type Row = { key: SurfaceKey; what: string | null; color: string | null; isGone: boolean }
type Shown = {
  areas: PlanAreas
  roomType: PlanRoomType
  state: DesignState
  materials: ReadonlyMap<string, Material>
  gone: ReadonlyMap<string, GoneGoods>
}

const paintedIn: Record<PlanRoomType, readonly SurfaceKey[]> = {
  kitchen: ['walls', 'cabinets', 'island'],
  bathroom: ['walls', 'cabinets'],
  living: ['walls'],
  outdoor: ['walls'],
}

/** The surfaces that a plan has, in the order of every list, with what lies there. */
export const surfaceRows = ({ areas, roomType, state, materials, gone }: Shown): Row[] =>
  surfaceKeys.flatMap((key): Row[] => {
    if (isLaid(key)) {
      if ((areas.laid[key] ?? 0) === 0) return []
      const id = state.laid[key]?.product_id
      const [material, lost] = id ? [materials.get(id), gone.get(id)] : []
      const color = material?.appearance?.colors[0] ?? lost?.color ?? null
      return [{ key, what: lost?.name ?? material?.name ?? null, color, isGone: lost !== undefined }]
    }
    if (!isPainted(key) || !paintedIn[roomType].includes(key)) return []
    if (key === 'island' && !hasIsland(areas)) return []
    const color = state.painted[key]?.color ?? null
    return [{ key, what: color, color, isGone: false }]
  })
