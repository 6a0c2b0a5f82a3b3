import type { ImageSize } from '@showroom/contract/shared/image.rules'

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
