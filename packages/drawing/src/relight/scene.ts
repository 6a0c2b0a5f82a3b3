import { knee } from './knee.ts'
import type { SceneEntry } from './scene-index.ts'

/** A rendered scene taken apart: what stays, the light on what can be swapped, and where that is. */
export interface Scene {
  entry: SceneEntry
  width: number
  height: number
  /** Linear light without the swappable surfaces, as codes into `baseLight`. */
  base: Uint8Array
  light: Uint8Array
  /** How much of each pixel is a surface, 0 to 255: one for each that can be swapped, or metal, paint and textured body of an object. */
  covers: readonly Uint8Array[]
}

/** A mask is a picture, and holds the covers of as many surfaces as a picture has channels. */
const coversInMask = 3

/** What is stacked in one picture: base, light, and as many masks as the surfaces need. */
export const layersFor = (surfaces: number): number => 2 + Math.ceil(surfaces / coversInMask)

/** An object has one mask, for metal, paint and textured body. */
const surfacesIn = ({ kind, planes }: SceneEntry): number =>
  kind === 'object' ? coversInMask : planes.length

/** The layers of a packed picture, three bytes a pixel each. */
export const unstacked = (entry: SceneEntry, stacked: Uint8Array): Uint8Array[] => {
  const bytes = entry.width * entry.height * 3
  return Array.from({ length: layersFor(surfacesIn(entry)) }, (_, index) =>
    stacked.subarray(index * bytes, (index + 1) * bytes),
  )
}

/** A scene of its layers, at the size that they have now. */
export const sceneFrom = (
  entry: SceneEntry,
  { width, height }: { width: number; height: number },
  [base = nothing, light = nothing, ...masks]: readonly Uint8Array[],
): Scene => {
  const covers = Array.from({ length: surfacesIn(entry) }, (_, surface) => {
    const mask = masks[Math.floor(surface / coversInMask)] ?? nothing
    return channelOf(mask, surface % coversInMask)
  })
  return { entry, width, height, base, light, covers }
}

const nothing = new Uint8Array()

const channelOf = (mask: Uint8Array, channel: number): Uint8Array => {
  const cover = new Uint8Array(mask.length / coversInMask)
  for (let pixel = 0, at = channel; pixel < cover.length; pixel++, at += coversInMask)
    cover[pixel] = mask[at] ?? 0
  return cover
}

/** Linear light for each of the 256 codes a layer is stored in. */
export const baseLight = decodeTable(knee.base)
export const surfaceLight = decodeTable(knee.light)

function decodeTable(softness: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, code) => {
    const square = Math.min(0.9985, (code / 255) ** 2)
    return (softness * square) / (1 - square)
  })
}
