import type { PlanRoomType, SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { furnishing } from '@showroom/drawing/furnishing'
import film from '@showroom/drawing/scenes/film.png?url'
import bathroom from '@showroom/drawing/scenes/room-bathroom.avif?url'
import bathroomTub from '@showroom/drawing/scenes/room-bathroom-tub.avif?url'
import bathroomVanity from '@showroom/drawing/scenes/room-bathroom-vanity.avif?url'
import kitchen from '@showroom/drawing/scenes/room-kitchen.avif?url'
import kitchenIsland from '@showroom/drawing/scenes/room-kitchen-island.avif?url'
import kitchenRange from '@showroom/drawing/scenes/room-kitchen-range.avif?url'
import living from '@showroom/drawing/scenes/room-living.avif?url'
import livingHearth from '@showroom/drawing/scenes/room-living-hearth.avif?url'
import patio from '@showroom/drawing/scenes/room-patio.avif?url'
import patioPool from '@showroom/drawing/scenes/room-patio-pool.avif?url'
import type { SceneAddress } from './stage/engine-messages.ts'

/** What a plane of a scene shows: the first of the surfaces that the plan has, else what is usual there. */
export type PlaneUse = { keys: readonly SurfaceKey[]; usual: keyof typeof furnishing }
export type RoomScene = SceneAddress & { planes: readonly PlaneUse[]; width: number; height: number }

const wide = { width: 1200, height: 900 }
const tall = { width: 720, height: 900 }

const inKitchen: readonly PlaneUse[] = [
  { keys: ['backsplash', 'walls'], usual: 'paint' },
  { keys: ['island_top', 'counter'], usual: 'quartz' },
  { keys: ['floor'], usual: 'oak' },
]
const atRange: readonly PlaneUse[] = [
  { keys: ['backsplash', 'walls'], usual: 'paint' },
  { keys: ['counter', 'island_top'], usual: 'quartz' },
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

/** Rendered rooms that can be relit, by the type of room; the first is shown first. */
export const scenesOf: Record<PlanRoomType, readonly RoomScene[]> = {
  kitchen: [
    { scene: 'room-kitchen', layers: kitchen, film, planes: inKitchen, ...wide },
    { scene: 'room-kitchen-island', layers: kitchenIsland, film, planes: inKitchen, ...tall },
    { scene: 'room-kitchen-range', layers: kitchenRange, film, planes: atRange, ...tall },
  ],
  bathroom: [
    { scene: 'room-bathroom', layers: bathroom, film, planes: inBathroom, ...wide },
    { scene: 'room-bathroom-vanity', layers: bathroomVanity, film, planes: inBathroom, ...tall },
    { scene: 'room-bathroom-tub', layers: bathroomTub, film, planes: inBathroom, ...tall },
  ],
  living: [
    { scene: 'room-living', layers: living, film, planes: inLiving, ...wide },
    { scene: 'room-living-hearth', layers: livingHearth, film, planes: inLiving, ...tall },
  ],
  outdoor: [
    { scene: 'room-patio', layers: patio, film, planes: outdoors, ...wide },
    { scene: 'room-patio-pool', layers: patioPool, film, planes: outdoors, ...tall },
  ],
}
