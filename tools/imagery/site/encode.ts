// Writes a drawn picture in every width and format the host's pages offer, and says what pictures.json holds of it.
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

export interface SitePictureFacts {
  width: number
  height: number
  widths: readonly number[]
  /** The picture's mean: what is shown until it has come. */
  color: string
}

export interface Shape {
  width: number
  height: number
  widths: readonly number[]
}

export const shapes = {
  hero: { width: 1920, height: 1440, widths: [480, 800, 1280, 1920] },
  narrowHero: { width: 1080, height: 864, widths: [480, 740, 1080] },
  wide: { width: 1200, height: 900, widths: [480, 800, 1200] },
  upright: { width: 720, height: 900, widths: [360, 720] },
  small: { width: 720, height: 540, widths: [360, 720] },
  tile: { width: 480, height: 600, widths: [240, 480] },
} as const satisfies Record<string, Shape>

export async function encode(
  picture: Sharp,
  folder: string,
  { name, shape }: { name: string; shape: Shape },
): Promise<SitePictureFacts> {
  const { width, height, widths } = shape
  // Through a buffer: one chain of sharp has one resize, and the drawing may have used it.
  const drawn = await picture.png({ compressionLevel: 1 }).toBuffer()
  const master = await sharp(drawn)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const each of widths) {
    const sized = sharp(master).resize(each, null, { kernel: 'lanczos3' })
    const file = join(folder, `${name}-${each}`)
    await sized.clone().webp({ quality: 78, effort: 4 }).toFile(`${file}.webp`)
    await sized.clone().avif({ quality: 55, effort: 2 }).toFile(`${file}.avif`)
  }
  return { width, height, widths, color: await meanColor(master) }
}

async function meanColor(master: Buffer): Promise<string> {
  const mean = await sharp(master).resize(1, 1, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  return `#${mean.subarray(0, 3).toString('hex')}`
}
