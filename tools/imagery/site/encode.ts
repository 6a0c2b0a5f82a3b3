// Writes a drawn picture in every width and format the host's pages offer, and what pictures.json says of it.
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

export interface SitePictureFacts {
  width: number
  height: number
  widths: number[]
  /** What is shown until the picture has come. */
  color: string
}

export interface Shape {
  width: number
  height: number
  widths: number[]
}

/** `room` is for tabs and doors, `wide` for the heads of pages, `tile` for a category. */
export const shapes = {
  hero: { width: 1920, height: 1280, widths: [640, 960, 1280, 1920] },
  wide: { width: 1200, height: 900, widths: [480, 800, 1200] },
  tile: { width: 480, height: 600, widths: [240, 480] },
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>

export async function encode(
  picture: Sharp,
  folder: string,
  { name, shape }: { name: string; shape: Shape },
) {
  const { width, height, widths } = shape
  const master = await picture.resize(width, height, { fit: 'cover' }).removeAlpha().png().toBuffer()
  for (const each of widths) {
    const sized = sharp(master).resize(each, null, { kernel: 'lanczos3' })
    const file = join(folder, `${name}-${each}`)
    await sized.clone().webp({ quality: 78, effort: 5 }).toFile(`${file}.webp`)
    await sized.clone().avif({ quality: 55, effort: 4 }).toFile(`${file}.avif`)
  }
  return { width, height, widths: [...widths], color: await meanColor(master) } satisfies SitePictureFacts
}

async function meanColor(master: Buffer): Promise<string> {
  const mean = await sharp(master).resize(1, 1, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  return `#${mean.subarray(0, 3).toString('hex')}`
}
