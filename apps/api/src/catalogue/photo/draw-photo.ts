import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { inTurn, mostPixels } from '../../platform/files/drawn-anew.ts'
import { shortestEdge, widestPhoto, widthsOf } from './photo.ts'

export type DrawnPhoto = {
  width: number
  height: number
  placeholder: string
  files: { width: number; bytes: Buffer }[]
}

const photoTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/** The photo in our widths, drawn anew so that nothing else of the file remains; or why it is refused. */
export const drawPhoto = async (bytes: Buffer): Promise<DrawnPhoto | { problem: string }> => {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !photoTypes.has(found.mime)) return { problem: 'not a JPEG, PNG, WebP or AVIF' }
  return inTurn(() => drawn(bytes).catch(() => ({ problem: 'broken, or of too many points' })))
}

const drawn = async (bytes: Buffer): Promise<DrawnPhoto | { problem: string }> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize(widestPhoto, widestPhoto, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (Math.min(width, height) < shortestEdge) return { problem: `smaller than ${shortestEdge} points` }
  const again = () => sharp(data, { raw: { width, height, channels } })
  const files: DrawnPhoto['files'] = []
  for (const wanted of widthsOf({ width }))
    files.push({
      width: wanted,
      bytes: await again().resize({ width: wanted }).webp({ quality: 80 }).toBuffer(),
    })
  const corners = await again().resize(2, 2, { fit: 'fill' }).raw().toBuffer()
  return { width, height, placeholder: corners.toString('hex'), files }
}
