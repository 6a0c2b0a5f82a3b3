import { type Goods, sheenOf, textureOfGoods } from './goods.ts'
import { mipOf } from './relight/mip.ts'
import type { LaidSurface } from './relight/relight.ts'
import { reflectanceOn, type StagedScene } from './relight/stage.ts'
import { turnedPlane } from './relight/turned-plane.ts'

export interface Place {
  scene: StagedScene
  plane: number
}

/** What somebody chose, as it lies on one plane of a scene. */
export const laidGoods = (goods: Goods, { scene, plane }: Place): LaidSurface => ({
  mip: mipOf(textureOfGoods(goods, scene.width), reflectanceOn(scene, plane)),
  gloss: sheenOf(goods),
  zoom: 1,
  plane: turnedPlane(scene.entry.planes[plane] ?? [], goods),
})
