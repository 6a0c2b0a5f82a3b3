import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { semaphore } from '../concurrency.ts'

/** Pictures are drawn anew: what else lay in the file, a place, a script, a second file, is gone. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const mostPixels = 40_000_000
export const longestEdge = 3_000

export type Readied = { bytes: Buffer; mediaType: string }

/** What the bytes are decides, never the name or what the browser calls it: a picture is drawn anew, others are kept as they are. */
export const readied = async (
  bytes: Buffer,
  kept: readonly string[] = ['application/pdf'],
): Promise<Readied | 'unknown' | 'broken'> => {
  const found = await fileTypeFromBuffer(bytes)
  if (found && kept.includes(found.mime)) return { bytes, mediaType: found.mime }
  const mediaType = pictureTypes.find((type) => type === found?.mime)
  if (!mediaType) return 'unknown'
  const drawn = await inTurn(() => drawnAnew(bytes, mediaType).catch(() => null))
  return drawn ? { bytes: drawn, mediaType } : 'broken'
}

const drawnAnew = (bytes: Buffer, mediaType: (typeof pictureTypes)[number]): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    // The camera's word on which way is up goes with the rest of what it wrote.
    .rotate()
    .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
  if (mediaType === 'image/png') return picture.png().toBuffer()
  return mediaType === 'image/webp' ? picture.webp().toBuffer() : picture.jpeg({ quality: 85 }).toBuffer()
}

/** A photograph of no more than a size, whatever kind of picture was sent; null for what is none. */
export const drawnAsJpeg = async (bytes: Buffer, longest: number): Promise<Buffer | null> => {
  const found = await fileTypeFromBuffer(bytes)
  if (!pictureTypes.some((type) => type === found?.mime)) return null
  return inTurn(() =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer()
      .catch(() => null),
  )
}

/** A small one of a picture that was drawn anew. */
export const drawnSmall = (bytes: Buffer, width: number): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: mostPixels })
      .resize(width, width, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
  )

/** The same, cut to a frame that others stand in beside it. */
export const drawnInFrame = (bytes: Buffer, frame: { width: number; height: number }): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: mostPixels })
      .resize({ ...frame, fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer(),
  )

/** A picture of 40 million points takes 160 MB while it is drawn: one at a time. */
export const inTurn = semaphore({ atOnce: 1 })
