import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import { hourMs } from '@showroom/contract/shared/time'
import { templatePhotoWidths } from '@showroom/contract/visualizer/template-choices'
import type { Db } from '../../platform/db/db.ts'
import { drawnInFrame } from '../../platform/files/drawn-anew.ts'
import { type FileStore, sweepStore } from '../../platform/files/file-store.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { photosInUse } from './own-template.store.ts'

const shape = { width: 1_200, height: 900 } as const

const photoFile = (photo: string, width: number): string => `${photo}-${width}`

/** A picture is drawn anew, in the frame of the rendered rooms. The answer is its name. */
export const keepPhoto = async (
  photos: FileStore,
  sent: { bytes: Buffer; fileName: string },
): Promise<string> => {
  const drawn = await pictureFor(sent, pictureFields.template)
  const photo = newPublicId()
  for (const width of templatePhotoWidths) {
    const height = Math.round((width * shape.height) / shape.width)
    await photos.put(photoFile(photo, width), await drawnInFrame(drawn.bytes, { width, height }))
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

const photoOf = (name: string): string => name.replace(/-[0-9]+$/, '')

/** Files of pictures that were taken off, and of loads that broke off. */
export const tidyPhotos = ({ db, photos }: { db: Db; photos: FileStore }, now: Date): Promise<void> =>
  sweepStore(photos, new Date(now.getTime() - hourMs), async (names) => {
    const used = await photosInUse(db, names.map(photoOf))
    return new Set(names.filter((name) => used.has(photoOf(name))))
  })
