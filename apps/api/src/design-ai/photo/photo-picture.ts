import { leastPhotoEdge, mostPhotoPixels } from '@showroom/contract/design-ai/ai-choices'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import type { AiPhotoColor } from '@showroom/contract/design-ai/ai-photo'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { inTurn } from '../../platform/files/drawn-anew.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { photoColors } from './photo-colors.rules.ts'

const taken = ['image/jpeg', 'image/png', 'image/webp']
/** More than any screen or model needs of a room. */
const longestEdge = 2_048
const mostSeconds = 10
/** As many points as colors are counted in. */
const swatch = 48

export type PhotoPicture = { bytes: Buffer; width: number; height: number; colors: AiPhotoColor[] }

const refuseFile = (sentence: string): never => refuseInvalid({ file: [sentence] })

/** What was sent, drawn anew: where it was taken, and whatever else lay in the file, is gone. */
export const photoPicture = async (sent: Buffer): Promise<PhotoPicture> => {
  const found = await fileTypeFromBuffer(sent)
  if (!taken.includes(found?.mime ?? '')) return refuseFile(say.photoType)
  const size = await sizeOf(sent)
  if (size === null) return refuseFile(say.photoBroken)
  if (size.width * size.height > mostPhotoPixels) return refuseFile(say.photoTooManyPixels)
  if (Math.min(size.width, size.height) < leastPhotoEdge) return refuseFile(say.photoTooSmall)
  return (await inTurn(() => drawn(sent).catch(() => null))) ?? refuseFile(say.photoBroken)
}

/** As its header has it; null where there is none to read. */
const sizeOf = async (sent: Buffer) => {
  try {
    const { autoOrient } = await sharp(sent, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    return null
  }
}

const drawn = async (sent: Buffer): Promise<PhotoPicture> => {
  const { data, info } = await sharp(sent, { limitInputPixels: mostPhotoPixels, failOn: 'error' })
    .timeout({ seconds: mostSeconds })
    .rotate()
    .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  const small = await sharp(data).resize(swatch, swatch, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return { bytes: data, width: info.width, height: info.height, colors: photoColors(small) }
}
