import type { DesignState } from '@showroom/contract/visualizer/design'
import { type FixtureKey, fixtureKeys } from '@showroom/contract/visualizer/fixtures'
import { hasIsland, type PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import {
  isLaid,
  isPainted,
  metals,
  type PlanRoomType,
  type SurfaceKey,
  surfaceKeys,
} from '@showroom/contract/visualizer/surfaces'
import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'
import { fixtureMessages as messages } from './fixture.messages.ts'

/** `isGone`: what lies there is not sold here any more. */
export type SurfaceRow = {
  key: SurfaceKey | FixtureKey
  what: string | null
  color: string | null
  isGone: boolean
}
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

/** The surfaces that a plan has and the fixtures that it wants, in the order of every list, with what was chosen. */
export const surfaceRows = (shown: Shown): SurfaceRow[] => [...surfacesOf(shown), ...fixturesOf(shown)]

const surfacesOf = ({ areas, roomType, state, materials, gone }: Shown): SurfaceRow[] =>
  surfaceKeys.flatMap((key): SurfaceRow[] => {
    if (isLaid(key)) {
      if ((areas.laid[key] ?? 0) === 0) return []
      const id = state.laid[key]?.product_id
      const [material, lost] = id ? [materials.get(id), gone.get(id)] : []
      const color = material?.appearance?.colors[0] ?? lost?.color ?? null
      return [{ key, what: lost?.name ?? material?.name ?? null, color, isGone: lost !== undefined }]
    }
    if (key === 'metal') return [metalRow(state)]
    if (!isPainted(key) || !paintedIn[roomType].includes(key)) return []
    if (key === 'island' && !hasIsland(areas)) return []
    const color = state.painted[key]?.color ?? null
    return [{ key, what: color, color, isGone: false }]
  })

const metalRow = ({ metal }: DesignState): SurfaceRow => ({
  key: 'metal',
  what: metal,
  color: metals.find(({ name }) => name === metal)?.color ?? null,
  isGone: false,
})

const fixturesOf = ({ areas, state, materials, gone }: Shown): SurfaceRow[] =>
  fixtureKeys.flatMap((key): SurfaceRow[] => {
    const planned = areas.fixtures[key]
    if (!planned) return []
    const chosen = state.fixtures?.[key]
    if (!chosen) return [{ key, what: null, color: null, isGone: false }]
    const lost = gone.get(chosen.product_id)
    const name = lost?.name ?? materials.get(chosen.product_id)?.name ?? null
    const what = name === null ? null : messages.pieces(name, chosen.qty ?? planned)
    return [{ key, what, color: null, isGone: lost !== undefined }]
  })
