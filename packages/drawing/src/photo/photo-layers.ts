import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { PhotoPlace } from '@showroom/contract/visualizer/photo-room'
import { type Goods, textureOfGoods } from '../goods.ts'
import { goodsOf } from '../goods-of.ts'
import { mipOf } from '../relight/mip.ts'
import { type LaidSurface, pixelsOf, relightPixels } from '../relight/relight.ts'
import { reflectanceOn, type StagedScene } from '../relight/stage.ts'
import { turnedPlane } from '../relight/turned-plane.ts'
import type { Texture } from '../texture/texture.ts'
import type { Taken } from './corners.ts'
import { surfaceOf } from './marked-surface.ts'
import {
  type Photo,
  type PhotoSurface,
  photoScene,
  plainFilm,
  seenThrough,
  withoutAlpha,
} from './photo-scene.ts'

/** One marked surface of a photo, and what lies there. */
export type PhotoLayer = { surface: PhotoSurface; goods: Goods }
type Marked = { photo: Taken; appearanceOf: (productId: string) => SurfaceAppearance | null | undefined }

/** What is drawn: each surface whose size is known, with what lies there. */
export const layersIn = (places: readonly PhotoPlace[], { photo, appearanceOf }: Marked): PhotoLayer[] =>
  places.flatMap(({ marks, laid }) => {
    const appearance = laid.product_id === null ? null : appearanceOf(laid.product_id)
    const marked = appearance ? surfaceOf(marks, photo) : null
    return appearance && marked ? [{ surface: marked.surface, goods: goodsOf(appearance, laid) }] : []
  })

/** How a layer is drawn: who draws often keeps scenes and textures. */
export type Drawing = {
  sceneOf: (layer: PhotoLayer, index: number) => StagedScene
  textureOf: (goods: Goods, sceneWidth: number) => Texture
}

const drawnOnce = (photo: Photo): Drawing => ({
  sceneOf: ({ surface }) => photoScene(photo, surface),
  textureOf: (goods, sceneWidth) => textureOfGoods(goods, sceneWidth),
})

/** A photo with all its surfaces laid, three bytes a pixel: each over those before it, under the photo’s own light. */
export const photoWith = (
  photo: Photo,
  layers: readonly PhotoLayer[],
  { sceneOf, textureOf }: Drawing = drawnOnce(photo),
): Uint8Array => {
  const picture = withoutAlpha(photo.pixels)
  for (const [index, layer] of layers.entries()) {
    const scene = sceneOf(layer, index)
    layInto(picture, scene, laidIn(scene, layer.goods, textureOf(layer.goods, scene.width)))
  }
  return picture
}

/** A photograph has no reflections apart from its surfaces: new ones would mirror what lay there before. */
const laidIn = (scene: StagedScene, goods: Goods, texture: Texture): LaidSurface => ({
  mip: mipOf(texture, reflectanceOn(scene, 0)),
  gloss: 0,
  zoom: 1,
  plane: turnedPlane(scene.entry.planes[0] ?? [], goods),
})

/** A soft edge shows what was laid beneath it, not what the photo had there. */
const layInto = (picture: Uint8Array, scene: StagedScene, surface: LaidSurface): void => {
  const pixels = pixelsOf(scene, 0)
  for (const pixel of pixels)
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) scene.base[at] = seenThrough(picture[at] ?? 0)
  relightPixels(scene, [surface], { film: plainFilm, picture, pixels })
}
