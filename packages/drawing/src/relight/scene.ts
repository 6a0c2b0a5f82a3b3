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
  /** Cover of up to three surfaces, or of metal, paint and textured body on an object. */
  mask: Uint8Array
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
