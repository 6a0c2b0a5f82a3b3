import { join } from 'node:path'
import sharp from 'sharp'
import { knee, type SceneEntry, scenes } from './scene-index.ts'

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

/** The three layers are stacked in one picture; `width` scales them down, never up. */
export async function loadScene(folder: string, name: string, width: number): Promise<Scene> {
  const entry = scenes[name]
  if (!entry) throw new Error(`There is no scene called ${name}.`)
  const shownWidth = Math.min(width, entry.width)
  const shownHeight = Math.round((entry.height * shownWidth) / entry.width)
  const stacked = await sharp(join(folder, `${name}.avif`))
    .removeAlpha()
    .raw()
    .toBuffer()
  const bytes = entry.width * entry.height * 3
  const layer = (index: number) =>
    scaledLayer(stacked.subarray(index * bytes, (index + 1) * bytes), entry, {
      width: shownWidth,
      height: shownHeight,
    })
  const [base, light, mask] = await Promise.all([layer(0), layer(1), layer(2)])
  return { entry, width: shownWidth, height: shownHeight, base, light, mask }
}

function scaledLayer(
  pixels: Buffer,
  entry: SceneEntry,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const layer = sharp(pixels, { raw: { width: entry.width, height: entry.height, channels: 3 } })
  return layer.resize(width, height, { fit: 'fill', kernel: 'mitchell' }).raw().toBuffer()
}
