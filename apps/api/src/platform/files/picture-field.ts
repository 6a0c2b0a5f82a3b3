import { type ImageRule, imageRefusal } from '@showroom/contract/shared/image.rules'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { refuseInvalid } from '../http/domain-error.ts'
import { bmpPicture } from './bmp.ts'
import { inTurn, longestEdge, mostPixels, type Readied } from './drawn-anew.ts'

/** A drawing is a program of its own: it gets little room and little time. */
const largestDrawing = 1_048_576
const mostSeconds = 5

/**
 * What a field for pictures takes, by the rule of its name and size, drawn anew: nothing of the file itself is kept. A
 * drawing, a bitmap and an animation become a PNG, so that none of them is ever opened by a browser.
 */
export const pictureFor = async (
  { bytes, fileName }: { bytes: Buffer; fileName: string },
  rule: ImageRule,
): Promise<Readied> => {
  const { picture, mediaType } = (await openedPicture(bytes)) ?? { picture: null, mediaType: '' }
  const drawn = picture && (await inTurn(() => drawnWith(picture, mediaType).catch(() => null)))
  const problem = imageRefusal(fileName, drawn?.size ?? null, rule)
  if (problem !== null || !drawn) return refuseInvalid({ file: [problem ?? ''] })
  return { bytes: drawn.bytes, mediaType: drawn.mediaType }
}

type Opened = { picture: Sharp; mediaType: string }

/** What the bytes are decides; null for what is no picture of these kinds. */
const openedPicture = async (bytes: Buffer): Promise<Opened | null> => {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  if (found === 'image/jpeg' || found === 'image/png' || found === 'image/gif')
    return { picture: sharp(bytes, options), mediaType: found }
  if (found === 'image/bmp') {
    const picture = bmpPicture(bytes, mostPixels)
    return picture && { picture, mediaType: found }
  }
  return isDrawing(bytes) ? { picture: sharp(bytes, options), mediaType: 'image/svg+xml' } : null
}

/** An SVG names nothing outside of itself and declares no entities of its own: such a file is not opened at all. */
const isDrawing = (bytes: Buffer): boolean => {
  if (bytes.length > largestDrawing) return false
  const text = bytes.toString('utf8')
  return (
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text) &&
    !/<!(?:DOCTYPE|ENTITY)/i.test(text)
  )
}

const drawnWith = async (picture: Sharp, mediaType: string) => {
  const isPhoto = mediaType === 'image/jpeg'
  const upright = picture.timeout({ seconds: mostSeconds }).rotate()
  // As large as it came: the rule is about the picture that was sent.
  const { autoOrient: size } = await picture.metadata()
  const fitted = upright.resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
  const bytes = await (isPhoto ? fitted.jpeg({ quality: 85 }) : fitted.png()).toBuffer()
  return { bytes, size, mediaType: isPhoto ? mediaType : 'image/png' }
}
