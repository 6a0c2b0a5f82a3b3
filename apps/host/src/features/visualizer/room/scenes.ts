import type { PlanRoomType } from '@showroom/contract/visualizer/surfaces'
import { type PlaneUse, planesAtRange, roomPlanes } from '@showroom/drawing/room-planes'
import film from '@showroom/drawing/scenes/film.png?url'
import { type Layers, layersOf } from './scene-layers.ts'
import type { SceneAddress } from './stage/engine-messages.ts'

export type RoomScene = SceneAddress & Layers & { planes: readonly PlaneUse[]; width: number; height: number }

type Kept = { scene: string; planes: readonly PlaneUse[]; isTall?: boolean }

const roomScene = ({ scene, planes, isTall = false }: Kept): RoomScene => ({
  scene,
  ...layersOf(scene),
  film,
  planes,
  width: isTall ? 720 : 1200,
  height: 900,
})

const { kitchen, bathroom, living, outdoor } = roomPlanes

/** Rendered rooms that can be relit, by the type of room; the first is shown first. */
export const scenesOf: Record<PlanRoomType, readonly RoomScene[]> = {
  kitchen: [
    roomScene({ scene: 'room-kitchen', planes: kitchen }),
    roomScene({ scene: 'room-kitchen-island', planes: kitchen, isTall: true }),
    roomScene({ scene: 'room-kitchen-range', planes: planesAtRange, isTall: true }),
  ],
  bathroom: [
    roomScene({ scene: 'room-bathroom', planes: bathroom }),
    roomScene({ scene: 'room-bathroom-vanity', planes: bathroom, isTall: true }),
    roomScene({ scene: 'room-bathroom-tub', planes: bathroom, isTall: true }),
  ],
  living: [
    roomScene({ scene: 'room-living', planes: living }),
    roomScene({ scene: 'room-living-hearth', planes: living, isTall: true }),
  ],
  outdoor: [
    roomScene({ scene: 'room-patio', planes: outdoor }),
    roomScene({ scene: 'room-patio-pool', planes: outdoor, isTall: true }),
  ],
}
