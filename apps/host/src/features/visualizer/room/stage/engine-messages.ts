import type { Goods } from '@showroom/drawing/goods'
import type { PhotoLayer } from '@showroom/drawing/photo/photo-layers'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import type { Plane } from '@showroom/drawing/relight/plane-sampler'
import type { Baked, Baking } from '../live/bake-light.ts'

/** A rendered scene and the film it was rendered on, by their addresses. */
export type SceneAddress = { scene: string; layers: string; film: string }

/** What the page asks of the engine. Planes are numbers of the scene's swappable surfaces. */
export type Asked =
  | { kind: 'open'; address: SceneAddress }
  /** Draws the texture ahead, and answers with nothing. */
  | { kind: 'warm'; plane: number; goods: Goods; coarseness: number }
  /** For the half on the graphics card: what it has to lay. */
  | { kind: 'texture'; plane: number; goods: Goods; coarseness: number }
  /** For the half on the processor: the part of the picture that changes. */
  | { kind: 'patch'; plane: number; goods: Goods; coarseness: number }
  /** The film alone, for the live room. */
  | { kind: 'film'; film: string }
  /** A texture under the live room's usual light. */
  | { kind: 'face'; goods: Goods; coarseness: number }
  | { kind: 'bake'; baking: Baking }
  /** A photograph of one's own, in the place of a scene. */
  | { kind: 'photo'; photo: Photo }
  /** The photograph with all that lies in it. */
  | { kind: 'photo_with'; layers: readonly PhotoLayer[] }

export type OpenedScene = {
  width: number
  height: number
  exposure: number
  planes: readonly Plane[]
  layers: ImageBitmap
  /** 33³ colours of three bytes. */
  film: Uint8Array<ArrayBuffer>
  /** Where each surface is, a cell for sixteen pixels: its number and one, or 0. */
  cells: Uint8Array<ArrayBuffer>
  /** A place that is surely on the surface, as shares of the picture; null where it does not show. */
  spots: readonly (readonly [number, number] | null)[]
}

export type DrawnTexture = {
  pixels: Uint8Array<ArrayBuffer>
  width: number
  height: number
  metresWide: number
  metresHigh: number
  gloss: number
  plane: Plane
}

/** A piece of the picture, four bytes a pixel. */
export type Patch = {
  x: number
  y: number
  width: number
  height: number
  pixels: Uint8ClampedArray<ArrayBuffer>
}

/** The film, how much light makes a white wall white on it, and what each colour value then has to reflect. */
export type OpenedFilm = { film: Uint8Array<ArrayBuffer>; usualLight: number; reflects: Float32Array }
/** What a face shows, seamless; its colours are of what it reflects. */
export type DrawnFace = Omit<DrawnTexture, 'gloss' | 'plane'>

export type Answers = {
  open: OpenedScene
  warm: null
  texture: DrawnTexture
  patch: Patch
  film: OpenedFilm
  face: DrawnFace
  bake: Baked
  photo: null
  photo_with: Patch
}
export type Answer<Kind extends Asked['kind']> = Answers[Kind]
