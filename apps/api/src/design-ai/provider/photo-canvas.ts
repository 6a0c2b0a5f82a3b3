import sharp from 'sharp'
import { maskPicture, readPainted } from './keep-guard.ts'

type Size = { width: number; height: number }

/** The sizes that models paint in. */
const sizes: readonly Size[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]

const ratioApart = (one: Size, other: Size): number =>
  Math.abs(Math.log(one.width / one.height) - Math.log(other.width / other.height))

/** A photo laid into the middle of a size that a model paints in. */
export type Canvas = { size: Size; photo: Size; left: number; top: number }

export const canvasFor = (photo: Size): Canvas => {
  const [size = { width: 1024, height: 1024 }] = sizes.toSorted(
    (one, other) => ratioApart(one, photo) - ratioApart(other, photo),
  )
  const scale = Math.min(size.width / photo.width, size.height / photo.height)
  const width = Math.max(1, Math.round(photo.width * scale))
  const height = Math.max(1, Math.round(photo.height * scale))
  const left = Math.floor((size.width - width) / 2)
  const top = Math.floor((size.height - height) / 2)
  return { size, photo: { width, height }, left, top }
}

const marginsOf = ({ size, photo, left, top }: Canvas) => ({
  left,
  top,
  right: size.width - photo.width - left,
  bottom: size.height - photo.height - top,
})

export const pixelsOf = (picture: Buffer, { photo: { width, height } }: Canvas): Promise<Buffer> =>
  sharp(picture).removeAlpha().toColourspace('srgb').resize(width, height, { fit: 'fill' }).raw().toBuffer()

/** What is missing to the size is the photo mirrored: bars of one color would be painted as part of the room. */
export const laidOut = (pixels: Buffer, canvas: Canvas): Promise<Buffer> =>
  sharp(pixels, { raw: { ...canvas.photo, channels: 3 } })
    .extend({ ...marginsOf(canvas), extendWith: 'mirror' })
    .png()
    .toBuffer()

export const laidOutMask = async (cover: Uint8Array, canvas: Canvas): Promise<Buffer> =>
  sharp(await maskPicture(cover, canvas.photo))
    .extend({ ...marginsOf(canvas), background: { r: 0, g: 0, b: 0, alpha: 1 } })
    .png()
    .toBuffer()

/** The photo’s part of what was painted. */
export const takenOut = async (painted: Buffer, { size, photo, left, top }: Canvas): Promise<Buffer> =>
  sharp(await readPainted(painted, size), { raw: { ...size, channels: 3 } })
    .extract({ left, top, ...photo })
    .raw()
    .toBuffer()
