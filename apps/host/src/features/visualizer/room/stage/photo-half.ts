import { type PhotoLayer, photoWith } from '@showroom/drawing/photo/photo-layers'
import { type Photo, photoScene } from '@showroom/drawing/photo/photo-scene'
import type { StagedScene } from '@showroom/drawing/relight/stage'
import type { Patch } from './engine-messages.ts'
import type { TextureOf } from './engine.ts'
import { cutOut } from './cut-out.ts'

/** A photo that is open: the light on a surface is worked out once, as long as nobody marks it otherwise. */
export const openPhoto = (photo: Photo, textures: TextureOf) => {
  let staged = new Map<string, StagedScene>()
  const { width, height } = photo
  return {
    with: (layers: readonly PhotoLayer[]): Patch => {
      const kept = new Map<string, StagedScene>()
      const sceneOf = ({ surface }: PhotoLayer, index: number): StagedScene => {
        // Two that are marked alike are drawn over each other, each from a scene of its own.
        const key = `${index} ${JSON.stringify(surface)}`
        const scene = staged.get(key) ?? photoScene(photo, surface)
        kept.set(key, scene)
        return scene
      }
      const picture = photoWith(photo, layers, {
        sceneOf,
        textureOf: (goods, sceneWidth) => textures(goods, sceneWidth, 1),
      })
      staged = kept
      const all = { x: 0, y: 0, width, height }
      return { ...all, pixels: cutOut(picture, width, all) }
    },
  }
}
