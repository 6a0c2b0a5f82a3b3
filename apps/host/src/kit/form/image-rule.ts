import { kitMessages as messages } from '../messages.ts'

export type ImageSize = { width: number; height: number }

export type ImageRule = {
  /** As the sentence names it. */
  field: string
  minimum: ImageSize
  /** Instead of the rule's own sentence. */
  message?: string
}

const pictureName = /\.(?:jpg|svg|jpeg|png|bmp|gif)$/i

/** The rule that is called maxdimensions, but enforces minimums (specification §5); null where nothing is wrong. */
export const imageRefusal = (fileName: string, size: ImageSize | null, rule: ImageRule): string | null => {
  const { field, minimum, message } = rule
  const isLargeEnough = size !== null && size.width >= minimum.width && size.height >= minimum.height
  if (pictureName.test(fileName) && isLargeEnough) return null
  return message ?? messages.imageTooSmall(field, minimum.width, minimum.height)
}

/** In pixels; null for what can not be read as a picture. */
export const imageSizeOf = async (file: File): Promise<ImageSize | null> => {
  if (/\.svg$/i.test(file.name)) return drawingSize(await file.text())
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const { width, height } = picture
  picture.close()
  return { width, height }
}

/** A drawing says how large it is meant to be, or at least in which frame it was drawn. */
export const drawingSize = (text: string): ImageSize | null => {
  const [tag = ''] = /<svg\b[^>]*>/i.exec(text) ?? []
  const said = (name: string) => Number(new RegExp(`\\s${name}="([0-9.]+)(?:px)?"`).exec(tag)?.[1] ?? 0)
  const frame = /\sviewBox="[-0-9.]+[\s,]+[-0-9.]+[\s,]+([0-9.]+)[\s,]+([0-9.]+)"/.exec(tag) ?? []
  const width = said('width') || Number(frame[1] ?? 0)
  const height = said('height') || Number(frame[2] ?? 0)
  return width > 0 && height > 0 ? { width, height } : null
}
