import {
  isLaid,
  isPainted,
  type LaidSurface,
  type PaintedSurface,
  type PlanRoomType,
} from '@showroom/contract/visualizer/surfaces'
import type { furnishing } from '@showroom/drawing/furnishing'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import type { FloorplanRow } from '../plan/floorplan.store.ts'

export type Shown = {
  scene: string
  width: number
  height: number
  /** The first surface that has goods lies there; else a paint, else what the scene usually wears. */
  planes: readonly {
    laid: readonly LaidSurface[]
    usual: keyof typeof furnishing
    painted?: PaintedSurface
  }[]
}

const landscape = { width: 1200, height: 900 } as const

/** What a plan is shown in that has no scene of its own. */
const shownIn: Record<PlanRoomType, Shown> = {
  kitchen: {
    ...landscape,
    scene: 'room-kitchen',
    planes: [
      { laid: ['backsplash'], usual: 'paint' },
      { laid: ['island_top', 'counter'], usual: 'quartz' },
      { laid: ['floor'], usual: 'oak' },
    ],
  },
  bathroom: {
    ...landscape,
    scene: 'room-bathroom',
    planes: [
      { laid: ['shower_wall', 'wall_tile'], usual: 'paint' },
      { laid: ['floor'], usual: 'limestone' },
    ],
  },
  living: {
    ...landscape,
    scene: 'room-living',
    planes: [
      { laid: ['fireplace'], usual: 'paint', painted: 'walls' },
      { laid: ['floor'], usual: 'oak' },
    ],
  },
  outdoor: {
    ...landscape,
    scene: 'room-patio',
    planes: [
      { laid: ['paving'], usual: 'sandstone' },
      { laid: [], usual: 'render', painted: 'walls' },
    ],
  },
}

/** A plan's own scene has its surfaces where the plan has them. */
const ownSceneOf = (slug: string): Shown | undefined => {
  const found = planSceneOf(slug)
  return found
    ? {
        ...found,
        planes: found.planes.map(({ key, usual }) => ({
          laid: isLaid(key) ? [key] : [],
          ...(isPainted(key) && { painted: key }),
          usual,
        })),
      }
    : undefined
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
