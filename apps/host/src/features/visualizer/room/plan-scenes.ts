import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { planesOf } from '@showroom/drawing/room-planes'
import film from '@showroom/drawing/scenes/film.png?url'
import { layersOf } from './scene-layers.ts'
import type { RoomScene } from './scenes.ts'

/** The floor plan's own scene, as the server names it; null where it has none. */
export const planRoomScene = (name: string | null): RoomScene | null => {
  const found = name === null ? null : planSceneOf(name.slice('plan-'.length))
  if (!found) return null
  const { scene, width, height } = found
  return { scene, ...layersOf(scene), film, planes: planesOf(found), width, height }
}
