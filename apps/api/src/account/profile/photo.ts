import { personPhotoWidths } from '@showroom/contract/account/person-photo'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import type { Db } from '../../platform/db/db.ts'
import { drawnInFrame } from '../../platform/files/drawn-anew.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { sweepPictures, widthOfPicture } from '../../platform/files/kept-pictures.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { photosInUse, savePhoto } from './photo.store.ts'

export type PhotoDeps = { db: Db; photos: FileStore; now: () => Date }

/** Drawn anew and cut to a square: of what else lay in its file, a place above all, nothing is shown to anybody. */
export const takePhoto = async (
  { db, photos }: PhotoDeps,
  accountId: number,
  sent: { bytes: Buffer; fileName: string },
): Promise<string> => {
  const { bytes } = await pictureFor(sent, pictureFields.person)
  const photo = newPublicId()
  // The files first: a row never names one that is not there. One without a row is swept away.
  for (const width of personPhotoWidths)
    await photos.put(widthOfPicture(photo, width), await drawnInFrame(bytes, { width, height: width }))
  await savePhoto(db, accountId, photo)
  return photo
}

/** Photos that were replaced or removed, of accounts that are gone, and of loads that broke off. */
export const tidyPhotos = ({ db, photos }: PhotoDeps, now: Date): Promise<void> =>
  sweepPictures(photos, now, (names) => photosInUse(db, names))
