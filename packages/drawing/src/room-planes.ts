import { isLaid, isPainted, type PlanRoomType, type SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { furnishing } from './furnishing.ts'
import type { PlanScene } from './plan-scenes.ts'

/** What a plane of a scene shows: the first of the surfaces that the plan has, else what is usual there. */
export type PlaneUse = { keys: readonly SurfaceKey[]; usual: keyof typeof furnishing }

const inKitchen: readonly PlaneUse[] = [
  { keys: ['backsplash', 'walls'], usual: 'paint' },
  { keys: ['island_top', 'counter'], usual: 'quartz' },
  { keys: ['floor'], usual: 'oak' },
]
const inBathroom: readonly PlaneUse[] = [
  { keys: ['wall_tile', 'shower_wall', 'walls'], usual: 'paint' },
  { keys: ['floor'], usual: 'limestone' },
]
const inLiving: readonly PlaneUse[] = [
  { keys: ['fireplace', 'walls'], usual: 'paint' },
  { keys: ['floor'], usual: 'oak' },
]
const outdoors: readonly PlaneUse[] = [
  { keys: ['paving'], usual: 'sandstone' },
  { keys: ['wall_tile', 'walls'], usual: 'render' },
]

/** The planes of the rooms that plans without a scene of their own are shown in. */
export const roomPlanes: Record<PlanRoomType, readonly PlaneUse[]> = {
  kitchen: inKitchen,
  bathroom: inBathroom,
  living: inLiving,
  outdoor: outdoors,
}

/** At the range the counter lies before the island. */
export const planesAtRange: readonly PlaneUse[] = [
  { keys: ['backsplash', 'walls'], usual: 'paint' },
  { keys: ['counter', 'island_top'], usual: 'quartz' },
  { keys: ['floor'], usual: 'oak' },
]

/** A plan's own scene has its surfaces where the plan has them. */
export const planesOf = ({ planes }: PlanScene): PlaneUse[] =>
  planes.map(({ key, usual }) => ({ keys: isLaid(key) || isPainted(key) ? [key] : [], usual }))
