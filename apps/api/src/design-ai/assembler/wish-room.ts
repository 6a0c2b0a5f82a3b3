import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { AiSurface } from '@showroom/contract/design-ai/ai-choices'
import type { AiStart } from '@showroom/contract/design-ai/ai-start'
import type { AiWish } from '@showroom/contract/design-ai/design-ai'
import { laidOn, surfacesOf } from '@showroom/contract/design-ai/room.rules'
import {
  isLaid,
  isPainted,
  type LaidSurface,
  type PaintedSurface,
} from '@showroom/contract/visualizer/surfaces'
import { furnishing } from '@showroom/drawing/furnishing'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { pictureSize, roomScenes } from './room-scenes.ts'

type Plane = {
  /** What of ours lies there; null where nothing of ours does. */
  surface: AiSurface | null
  /** As the visualizer names it: the first of these that has goods is what lies there already. */
  keys: readonly LaidSurface[]
  painted: PaintedSurface | null
  usual: keyof typeof furnishing
}
export type WishRoom = { scene: string; width: number; height: number; planes: readonly Plane[] }

type Wished = Pick<AiWish, 'room' | 'start'>

const surfaceOn = (room: AiWish['room'], key: string): AiSurface | null =>
  surfacesOf(room).find((surface) => laidOn[surface].some((each) => each === key)) ?? null

/** Where a wish is drawn: in the scene of the plan it began from, else in the one of its kind of room. */
export const wishRoom = ({ room, start }: Wished): WishRoom => {
  const own = start?.scene ? planSceneOf(start.scene.replace(/^plan-/, '')) : null
  if (own)
    return {
      scene: own.scene,
      width: Math.min(own.width, pictureSize.width),
      height: Math.round((Math.min(own.width, pictureSize.width) * own.height) / own.width),
      planes: own.planes.map(({ key, usual }) => ({
        surface: surfaceOn(room, key),
        keys: isLaid(key) ? [key] : [],
        painted: isPainted(key) ? key : null,
        usual,
      })),
    }
  const { scene, usual } = roomScenes[room]
  const planes = surfacesOf(room).map(
    (surface, plane): Plane => ({
      surface,
      keys: laidOn[surface],
      // Where a plan may have nothing laid, its paint is seen.
      painted: surface === 'fireplace' || surface === 'garden_wall' ? 'walls' : null,
      usual: usual[plane] ?? 'paint',
    }),
  )
  return { scene, ...pictureSize, planes }
}

export type LookOf = (productId: string) => SurfaceAppearance | undefined

/** What lies on a plane before anything is designed: goods of the room it began from, its paint, or what is usual. */
export const lyingOn = ({ keys, painted, usual }: Plane, start: AiStart | null, lookOf: LookOf) => {
  for (const key of keys) {
    const product = start?.state.laid[key]?.product_id
    const look = product ? lookOf(product) : undefined
    if (look) return look
  }
  const color = painted === null ? undefined : start?.state.painted[painted]?.color
  return color ? { ...furnishing[usual], colors: [color] } : furnishing[usual]
}

/** The goods that lay on each of our surfaces in the room that an idea begins from. */
export const laidBefore = ({ room, start }: Wished, lookOf: LookOf) =>
  surfacesOf(room).flatMap((surface) => {
    const keys = start === null ? [] : laidOn[surface]
    const product = keys.map((key) => start?.state.laid[key]?.product_id).find(Boolean)
    const look = product ? lookOf(product) : undefined
    return look ? [{ surface, look }] : []
  })
