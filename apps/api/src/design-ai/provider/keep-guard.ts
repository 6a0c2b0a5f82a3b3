import { photoFields } from '@showroom/contract/design-ai/ai-choices'
import sharp from 'sharp'
import { EngineEnd } from '../engine.ts'

export type Room = {
  width: number
  height: number
  /** sRGB, three bytes a pixel. */
  pixels: Buffer
  /** For each plane, how much of a pixel shows it. */
  covers: readonly Uint8Array[]
}

/** How many points a kept field goes over into what was painted. */
const feather = 8

/** What of a photo may be painted: nothing of the fields that stay, and beside them by their part. */
export const paintableOf = (
  { width, height }: Pick<Room, 'width' | 'height'>,
  keptFields: readonly number[],
): Uint8Array => {
  const cover = new Uint8Array(width * height).fill(255)
  const { columns, rows } = photoFields
  for (const field of keptFields) {
    const [column, row] = [field % columns, Math.floor(field / columns)]
    const [left, right] = [
      Math.floor((column * width) / columns),
      Math.ceil(((column + 1) * width) / columns),
    ]
    const [top, bottom] = [Math.floor((row * height) / rows), Math.ceil(((row + 1) * height) / rows)]
    for (let y = Math.max(0, top - feather); y < Math.min(height, bottom + feather); y += 1)
      for (let x = Math.max(0, left - feather); x < Math.min(width, right + feather); x += 1) {
        const apart = Math.max(left - x, x - right + 1, top - y, y - bottom + 1, 0)
        const at = y * width + x
        cover[at] = Math.min(cover[at] ?? 0, Math.round((apart / feather) * 255))
      }
  }
  return cover
}

/** What may be painted: 0 nothing, 255 all of a pixel. */
export const paintable = (
  { width, height, covers }: Pick<Room, 'width' | 'height' | 'covers'>,
  planes: readonly number[],
): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, pixel) =>
    planes.reduce((most, plane) => Math.max(most, covers[plane]?.[pixel] ?? 0), 0),
  )

/** Transparent where it may be painted, as both formats read masks. */
export const maskPicture = (
  cover: Uint8Array,
  { width, height }: Pick<Room, 'width' | 'height'>,
): Promise<Buffer> => {
  const pixels = Buffer.alloc(cover.length * 4)
  for (const [pixel, part] of cover.entries()) pixels[pixel * 4 + 3] = part > 0 ? 0 : 255
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** What came is no picture until it was read as one; it is drawn anew, and nothing else of it is kept. */
export const readPainted = async (
  bytes: Buffer,
  { width, height }: Pick<Room, 'width' | 'height'>,
): Promise<Buffer> => {
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
export const keepOriginal = (
  painted: Buffer,
  { pixels }: Pick<Room, 'pixels'>,
  cover: Uint8Array,
): Buffer => {
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
