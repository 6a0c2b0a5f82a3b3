import type { PlanRoomType } from '@showroom/contract/visualizer/surfaces'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { type PlaneUse, planesOf, roomPlanes } from '@showroom/drawing/room-planes'
import type { FloorplanRow } from '../plan/floorplan.store.ts'

export type Shown = { scene: string; width: number; height: number; planes: readonly PlaneUse[] }

const landscape = { width: 1200, height: 900 } as const

/** What a plan is shown in that has no scene of its own: the first that the editor offers. */
const shownIn: Record<PlanRoomType, Shown> = {
  kitchen: { ...landscape, scene: 'room-kitchen', planes: roomPlanes.kitchen },
  bathroom: { ...landscape, scene: 'room-bathroom', planes: roomPlanes.bathroom },
  living: { ...landscape, scene: 'room-living', planes: roomPlanes.living },
  outdoor: { ...landscape, scene: 'room-patio', planes: roomPlanes.outdoor },
}

/** A plan's own scene has its surfaces where the plan has them. */
const ownSceneOf = (slug: string): Shown | undefined => {
  const found = planSceneOf(slug)
  return found ? { ...found, planes: planesOf(found) } : undefined
}

const ownScene = /^plan-(.+)$/

export const sceneNamed = (name: string): Shown | undefined => {
  const [, slug] = ownScene.exec(name) ?? []
  return slug ? ownSceneOf(slug) : Object.values(shownIn).find(({ scene }) => scene === name)
}

/** A plan’s own scene, that of the plan it was made from, or the one of its kind of room. */
export const sceneOf = ({
  publicId,
  madeFrom,
  plan,
}: Pick<FloorplanRow, 'publicId' | 'madeFrom' | 'plan'>): Shown =>
  ownSceneOf(publicId) ?? ownSceneOf(madeFrom ?? '') ?? shownIn[plan.room_type]
