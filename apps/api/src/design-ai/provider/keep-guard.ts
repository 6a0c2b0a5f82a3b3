import sharp from 'sharp'
import { EngineEnd } from '../engine.ts'

export type Room = {
  width: number
  height: number
  /** sRGB, three bytes a pixel. */
  pixels: Buffer
  /** How much of a plane a pixel shows, a byte for each of three planes. */
  mask: Uint8Array
}

/** What may be painted: 0 nothing, 255 all of a pixel. */
export const paintable = ({ mask }: Pick<Room, 'mask'>, planes: readonly number[]): Uint8Array => {
  const cover = new Uint8Array(mask.length / 3)
  for (let pixel = 0; pixel < cover.length; pixel += 1)
    cover[pixel] = planes.reduce((most, plane) => Math.max(most, mask[pixel * 3 + plane] ?? 0), 0)
  return cover
}

/** Transparent where it may be painted, as both formats read masks. */
export const maskPicture = (cover: Uint8Array, { width, height }: Room): Promise<Buffer> => {
  const pixels = Buffer.alloc(cover.length * 4)
  for (const [pixel, part] of cover.entries()) pixels[pixel * 4 + 3] = part > 0 ? 0 : 255
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** What came is no picture until it was read as one; it is drawn anew, and nothing else of it is kept. */
export const readPainted = async (bytes: Buffer, { width, height }: Room): Promise<Buffer> => {
  try {
    return await sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' })
      .removeAlpha()
      .toColourspace('srgb')
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer()
  } catch (error) {
    throw new EngineEnd('failed', 'engine', error)
  }
}

/** Where nothing may be painted the original's own bytes, at the edge both by their part. */
export const keepOriginal = (painted: Buffer, { pixels }: Room, cover: Uint8Array): Buffer => {
  const kept = Buffer.from(pixels)
  for (const [pixel, part] of cover.entries()) {
    if (part === 0) continue
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      const from = pixels[at] ?? 0
      kept[at] = Math.round(from + (((painted[at] ?? 0) - from) * part) / 255)
    }
  }
  return kept
}
