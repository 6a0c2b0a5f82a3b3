import type { Appearance, ObjectAppearance, SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { LRUCache } from 'lru-cache'
import type { Film } from './relight/film.ts'
import { type Mip, mipOf } from './relight/mip.ts'
import { type LaidSurface, relight } from './relight/relight.ts'
import type { Scene } from './relight/scene.ts'
import { reflectanceOn, type StagedScene, stage } from './relight/stage.ts'
import { tint } from './relight/tint.ts'
import { closeUp, showObject } from './object/object-tints.ts'
import { surfaceTexture } from './texture/surface-texture.ts'
import { faceOf } from './face.ts'
import { type Goods, sheenOf, textureOfGoods } from './goods.ts'
import { laidGoods, type Place } from './laid-goods.ts'
import { furnishing } from './furnishing.ts'
import { boardFor, boardSize, boardZoom, roomFor } from './staging.ts'
import type { ViewName } from './view.ts'

/** sRGB, three bytes a pixel. */
export interface Drawing {
  pixels: Uint8Array
  width: number
  height: number
}

/** Which picture, and the most pixels across; it is never enlarged. */
export interface Wanted {
  appearance: Appearance
  view: ViewName
  width: number
}

/** A room with a surface of choice on each of its planes. */
export interface FurnishedRoom {
  scene: string
  surfaces: readonly Goods[]
  width: number
}

export interface Drawer {
  draw: (wanted: Wanted) => Promise<Drawing>
  furnish: (room: FurnishedRoom) => Promise<Drawing>
}

/** Base, light and the developed backdrop have three bytes a pixel, a cover has one. */
const bytesOfScene = ({ base, covers }: StagedScene) => base.length * 3 + (covers.length * base.length) / 3
const keptBytes = 50_000_000

/** Where scenes and their film come from: files on a server, the network in a browser. */
export interface SceneSource {
  film: Film
  /** `width` scales a scene down, never up. */
  loadScene: (name: string, width: number) => Promise<Scene>
}

/** Scenes and finished textures are kept between pictures: most products share them. */
export function openDrawer({ film, loadScene }: SceneSource): Drawer {
  const kept = new LRUCache<string, StagedScene>({
    maxSize: keptBytes,
    sizeCalculation: bytesOfScene,
  })
  const sceneAt = async (name: string, width: number): Promise<StagedScene> => {
    const key = `${name}-${width}`
    const scene = kept.get(key) ?? stage(await loadScene(name, width), film)
    kept.set(key, scene)
    return scene
  }
  const studio: Studio = { film, sceneAt, furnishings: new LRUCache<string, Mip>({ max: 5 }) }
  return {
    draw: ({ appearance, view, width }) =>
      appearance.kind === 'object'
        ? drawObject(studio, appearance, { view, width })
        : drawSurface(studio, appearance, { view, width }),
    furnish: (room) => drawFurnished(studio, room),
  }
}

interface Studio {
  film: Film
  sceneAt: (name: string, width: number) => Promise<StagedScene>
  furnishings: LRUCache<string, Mip>
}

async function drawObject(
  studio: Studio,
  object: ObjectAppearance,
  { view, width }: Omit<Wanted, 'appearance'>,
): Promise<Drawing> {
  const shown = showObject(object)
  if (view !== 'detail') {
    const scene = await studio.sceneAt(shown.scene, width)
    return { pixels: tint(scene, shown.tints, studio.film), width: scene.width, height: scene.height }
  }
  const { scene: name, size, left, top } = closeUp(shown)
  const scene = await studio.sceneAt(name, Number.POSITIVE_INFINITY)
  const whole = { pixels: tint(scene, shown.tints, studio.film), width: scene.width, height: scene.height }
  return cut(whole, { left, top, ...size })
}

function cut(
  { pixels, width: rowWidth }: Drawing,
  part: { left: number; top: number; width: number; height: number },
): Drawing {
  const { left, top, width, height } = part
  const kept = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * rowWidth + left) * 3
    kept.set(pixels.subarray(from, from + width * 3), row * width * 3)
  }
  return { pixels: kept, width, height }
}

function drawSurface(
  studio: Studio,
  surface: SurfaceAppearance,
  { view, width }: Omit<Wanted, 'appearance'>,
): Promise<Drawing> {
  if (view === 'room') return drawRoom(studio, surface, width)
  if (view === 'face' || view === 'scale') return Promise.resolve(faceOf(surface, view, width))
  return drawBoard(studio, surface, width)
}

async function drawBoard(
  { film, sceneAt }: Studio,
  surface: SurfaceAppearance,
  width: number,
): Promise<Drawing> {
  const scene = await sceneAt(boardFor(surface), width)
  const zoom = boardZoom(surface)
  // A shade coarser than the screen: the eye cannot tell, and it halves the work.
  const texture = surfaceTexture(surface, {
    coverWidth: boardSize.width * zoom,
    coverHeight: boardSize.length * zoom,
    metresPerPixel: (boardSize.length * zoom) / (scene.height * 0.62),
  })
  const laid: LaidSurface = {
    mip: mipOf(texture, reflectanceOn(scene, 0)),
    gloss: sheenOf(surface),
    zoom,
  }
  return { pixels: relight(scene, [laid], film), width: scene.width, height: scene.height }
}

async function drawRoom(studio: Studio, surface: SurfaceAppearance, width: number): Promise<Drawing> {
  const room = roomFor(surface)
  const scene = await studio.sceneAt(room.scene, width)
  const surfaces = room.planes.map(({ usual }, plane): LaidSurface => {
    if (plane !== room.shownOn)
      return {
        mip: furnishingMip(studio, usual, { scene, plane }),
        gloss: sheenOf(furnishing[usual]),
        zoom: 1,
      }
    return { mip: roomMip(surface, { scene, plane }), gloss: sheenOf(surface), zoom: 1 }
  })
  return { pixels: relight(scene, surfaces, studio.film), width: scene.width, height: scene.height }
}

async function drawFurnished(
  { film, sceneAt }: Studio,
  { scene: name, surfaces, width }: FurnishedRoom,
): Promise<Drawing> {
  const scene = await sceneAt(name, width)
  const laid = surfaces.map((goods, plane): LaidSurface => laidGoods(goods, { scene, plane }))
  return { pixels: relight(scene, laid, film), width: scene.width, height: scene.height }
}

const roomMip = (surface: SurfaceAppearance, { scene, plane }: Place): Mip =>
  mipOf(textureOfGoods(surface, scene.width), reflectanceOn(scene, plane))

function furnishingMip(studio: Studio, name: keyof typeof furnishing, place: Place): Mip {
  const key = `${name}-${place.plane}-${place.scene.width}-${place.scene.height}`
  const mip = studio.furnishings.get(key) ?? roomMip(furnishing[name], place)
  studio.furnishings.set(key, mip)
  return mip
}
