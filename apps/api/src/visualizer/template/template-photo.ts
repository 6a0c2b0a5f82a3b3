import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import { templatePhotoWidths } from '@showroom/contract/visualizer/template-choices'
import type { Db } from '../../platform/db/db.ts'
import { drawnInFrame } from '../../platform/files/drawn-anew.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { sweepPictures, widthOfPicture } from '../../platform/files/kept-pictures.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { photosInUse } from './own-template.store.ts'

const shape = { width: 1_200, height: 900 } as const

/** A picture is drawn anew, in the frame of the rendered rooms. The answer is its name. */
export const keepPhoto = async (
  photos: FileStore,
  sent: { bytes: Buffer; fileName: string },
): Promise<string> => {
  const drawn = await pictureFor(sent, pictureFields.template)
  const photo = newPublicId()
  for (const width of templatePhotoWidths) {
    const height = Math.round((width * shape.height) / shape.width)
    await photos.put(widthOfPicture(photo, width), await drawnInFrame(drawn.bytes, { width, height }))
  }
  return photo
}

export const photoPicture = (photo: string, alt: string, colors: readonly string[]): Picture => {
  const [first = '#d8d2c6', last = first] = [colors[0], colors.at(-1)]
  return {
    view: 'photo',
    url: `/showroom/template-photos/${photo}`,
    widths: [...templatePhotoWidths],
    ...shape,
    alt,
    placeholder: [first, first, last, last].map((color) => color.slice(1)).join(''),
  }
}

/** Files of pictures that were taken off, and of loads that broke off. */
export const tidyPhotos = ({ db, photos }: { db: Db; photos: FileStore }, now: Date): Promise<void> =>
  sweepPictures(photos, now, (names) => photosInUse(db, names))
