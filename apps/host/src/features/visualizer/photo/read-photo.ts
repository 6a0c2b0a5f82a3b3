import { exifLens, mostExif } from '@showroom/drawing/photo/exif-lens'
import type { Photo } from '@showroom/drawing/photo/photo-scene'

/** As large as rooms are drawn. */
const longestRoom = 1_200
export const photoTypes = 'image/jpeg,image/png,image/webp'

/** A photo as the browser shows it, turned as it was taken, and no longer than it is drawn. Rejects what is no picture. */
export const readPhoto = async (
  file: Blob,
  longest = longestRoom,
): Promise<{ photo: Photo; isSmall: boolean }> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws nothing.')
  context.drawImage(bitmap, 0, 0, width, height)
  const isSmall = bitmap.width < 800
  const lens = exifLens(new Uint8Array(await file.slice(0, mostExif).arrayBuffer()), bitmap)
  bitmap.close()
  const { data: pixels } = context.getImageData(0, 0, width, height)
  return { photo: { width, height, pixels, lens }, isSmall }
}

/** Puts a photo on a canvas of its own size. */
export const paintPhoto = (canvas: HTMLCanvasElement, { width, height, pixels }: Photo): void => {
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(pixels), width, height), 0, 0)
}

export const canvasOf = (photo: Photo): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  paintPhoto(canvas, photo)
  return canvas
}
