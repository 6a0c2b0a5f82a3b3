import { isLaid, isPainted } from '@showroom/contract/visualizer/surfaces'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import film from '@showroom/drawing/scenes/film.png?url'
import type { RoomScene } from './scenes.ts'

/** Addresses alone: a scene is fetched when it is shown. */
const layersOf = import.meta.glob<string>('../../../../../../packages/drawing/scenes/plan-*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The floor plan's own scene, as the server names it; null where it has none. */
export const planRoomScene = (name: string | null): RoomScene | null => {
  const found = name === null ? null : planSceneOf(name.slice('plan-'.length))
  const layers = layersOf[`../../../../../../packages/drawing/scenes/${name}.avif`]
  if (!found || !layers) return null
  const { scene, width, height } = found
  const planes = found.planes.map(({ key, usual }) => ({
    keys: isLaid(key) || isPainted(key) ? [key] : [],
    usual,
  }))
  return { scene, layers, film, planes, width, height }
}
