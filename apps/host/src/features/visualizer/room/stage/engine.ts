import { cellsOf, spotOf } from '@showroom/drawing/relight/where-surfaces-are'
import { type Goods, sheenOf, textureOfGoods } from '@showroom/drawing/goods'
import { type Film, filmAndCube } from '@showroom/drawing/relight/film'
import { mipOf } from '@showroom/drawing/relight/mip'
import { reflectingPixels } from '@showroom/drawing/relight/reflecting'
import { type LaidSurface, pixelsOf, relight, relightPixels } from '@showroom/drawing/relight/relight'
import { layersFor, sceneFrom, unstacked } from '@showroom/drawing/relight/scene'
import { reflectanceOn, type StagedScene, stage } from '@showroom/drawing/relight/stage'
import { turnedPlane } from '@showroom/drawing/relight/turned-plane'
import type { Texture } from '@showroom/drawing/texture/texture'
import type { Answers, Asked, DrawnTexture, OpenedScene, Patch, SceneAddress } from './engine-messages.ts'
import { openLiveFilm } from './live-film.ts'
import type { openPhoto } from './photo-half.ts'
import { bitmapAt, bytesOf } from './scene-bytes.ts'
import { mappingOf } from './scene-mapping.ts'
import { boxAround, cutOut } from './cut-out.ts'

type Opened = {
  scene: StagedScene
  film: Film
  laid: (LaidSurface | undefined)[]
  /** The picture as it stands; null until every surface is laid. */
  picture: Uint8Array | null
}
type Laying = { plane: number; goods: Goods; coarseness: number }

/** Opens one scene and draws for it. It runs in a worker, or beside the page where a browser has none. */
export const openEngine = () => {
  let opened: Opened | null = null
  let photo: ReturnType<typeof openPhoto> | null = null
  let live: Awaited<ReturnType<typeof openLiveFilm>> | null = null
  const textures = keptTextures()
  const at = (): Opened => {
    if (!opened) throw new Error('No scene is open.')
    return opened
  }
  return async (asked: Asked): Promise<Answers[Asked['kind']]> => {
    if (asked.kind === 'open') {
      const { reply, scene, film } = await openScene(asked.address)
      opened = { scene, film, laid: scene.entry.planes.map(() => undefined), picture: null }
      return reply
    }
    // Most rooms are seen as a picture of their own plan: light and photographs come when they are asked for.
    if (asked.kind === 'bake') return (await import('../live/bake-light.ts')).bakeLight(asked.baking)
    if (asked.kind === 'film') {
      live = await openLiveFilm(asked.film)
      return live.opened
    }
    if (asked.kind === 'photo') {
      photo = (await import('./photo-half.ts')).openPhoto(asked.photo, textures)
      return null
    }
    if (asked.kind === 'photo_with') {
      if (!photo) throw new Error('No photograph is open.')
      return photo.with(asked.layers)
    }
    if (asked.kind === 'face') return live?.faceOf(textures(asked.goods, liveWidth, asked.coarseness)) ?? null
    const { scene } = at()
    const texture = textures(asked.goods, scene.width, asked.coarseness)
    if (asked.kind === 'warm') return null
    return asked.kind === 'texture' ? textureFor(at(), asked, texture) : patchFor(at(), asked, texture)
  }
}

const openScene = async ({ scene: name, layers, film }: SceneAddress) => {
  const [mapping, bitmap, filmBitmap] = await Promise.all([mappingOf(name), bitmapAt(layers), bitmapAt(film)])
  const { film: developed, cube } = filmAndCube(bytesOf(filmBitmap))
  // Phones are given narrower layers: the picture itself says how large they are.
  const size = { width: bitmap.width, height: bitmap.height / layersFor(mapping.planes.length) }
  const entry = { kind: 'room' as const, ...mapping, ...size }
  const scene = stage(sceneFrom(entry, entry, unstacked(entry, bytesOf(bitmap))), developed)
  const { width, height } = size
  const cells = cellsOf(scene)
  const reply: OpenedScene = {
    width,
    height,
    exposure: entry.exposure,
    planes: entry.planes,
    layers: bitmap,
    film: cube,
    cells,
    spots: entry.planes.map((_, plane) => spotOf(cells, plane, scene)),
  }
  return { reply, scene, film: developed }
}

const textureFor = ({ scene }: Opened, { plane, goods }: Laying, texture: Texture): DrawnTexture => ({
  pixels: reflectingPixels(texture, reflectanceOn(scene, plane)),
  width: texture.width,
  height: texture.height,
  metresWide: texture.metresWide,
  metresHigh: texture.metresHigh,
  gloss: sheenOf(goods),
  plane: turnedPlane(scene.entry.planes[plane] ?? [], goods),
})

const patchFor = (opened: Opened, { plane, goods }: Laying, texture: Texture): Patch => {
  const { scene, film, laid } = opened
  laid[plane] = {
    mip: mipOf(texture, reflectanceOn(scene, plane)),
    gloss: sheenOf(goods),
    zoom: 1,
    plane: turnedPlane(scene.entry.planes[plane] ?? [], goods),
  }
  const surfaces = laid.filter((each) => each !== undefined)
  if (surfaces.length < laid.length)
    return {
      x: 0,
      y: 0,
      width: 1,
      height: 1,
      pixels: cutOut(scene.backdrop, scene.width, { x: 0, y: 0, width: 1, height: 1 }),
    }
  if (!opened.picture) {
    opened.picture = relight(scene, surfaces, film)
    return patchOf(opened.picture, scene.width, { x: 0, y: 0, width: scene.width, height: scene.height })
  }
  const pixels = pixelsOf(scene, plane)
  relightPixels(scene, surfaces, { film, picture: opened.picture, pixels })
  return patchOf(opened.picture, scene.width, boxAround(pixels, scene.width))
}

const patchOf = (picture: Uint8Array, wide: number, box: Omit<Patch, 'pixels'>): Patch => ({
  ...box,
  pixels: cutOut(picture, wide, box),
})

/** As fine as a scene of this width. */
const liveWidth = 800

/** A dozen megabytes each: the last few are drawn once. */
const mostTextures = 8

export type TextureOf = (goods: Goods, width: number, coarseness: number) => Texture

const keptTextures = (): TextureOf => {
  const kept = new Map<string, Texture>()
  return (goods: Goods, width: number, coarseness: number): Texture => {
    const { angle: _angle, start: _start, ...look } = goods
    const key = JSON.stringify([look, width, coarseness])
    const texture = kept.get(key) ?? textureOfGoods(goods, width, coarseness)
    kept.delete(key)
    kept.set(key, texture)
    for (const oldest of kept.keys()) if (kept.size > mostTextures) kept.delete(oldest)
    return texture
  }
}
