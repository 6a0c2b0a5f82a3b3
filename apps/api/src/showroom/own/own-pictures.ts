import {
  longestPhotoTitle,
  mostShowroomPhotos,
  showroomPictureWidths,
} from '@showroom/contract/showroom/showroom-about.rules'
import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import type { Db } from '../../platform/db/db.ts'
import { drawnInFrame, drawnSmall } from '../../platform/files/drawn-anew.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { sweepPictures, widthOfPicture } from '../../platform/files/kept-pictures.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import {
  addPhoto,
  arrangePhotos,
  countPhotos,
  filesInUse,
  lockShowroom,
  saveBanner,
} from './own-pictures.store.ts'
import { isBranded, requireOwn } from './own-showroom.ts'

export type OwnPictureDeps = { db: Db; now: () => Date; pictures: FileStore }
type Sent = { bytes: Buffer; fileName: string }

/** The files first: a row never names one that is not there. One without a row is swept away. */
const keep = async (pictures: FileStore, drawnAt: (width: number) => Promise<Buffer>): Promise<string> => {
  const file = newPublicId()
  for (const width of showroomPictureWidths)
    await pictures.put(widthOfPicture(file, width), await drawnAt(width))
  return file
}

/** Drawn anew and cut to its frame, under a name of its own: what an address shows never changes. */
export const changeBanner = async (
  { db, pictures }: OwnPictureDeps,
  userId: string,
  sent: Sent,
): Promise<void> => {
  const own = await requireOwn(db, userId)
  if (!isBranded(own)) refuse(409, 'plan_needed', say.brandNeedsPremium)
  const { bytes } = await pictureFor(sent, pictureFields.banner)
  const banner = await keep(pictures, (width) =>
    drawnInFrame(bytes, { width, height: Math.round(width / 3) }),
  )
  await saveBanner(db, own.id, banner)
}

export const removeBanner = async ({ db }: Pick<OwnPictureDeps, 'db'>, userId: string): Promise<void> => {
  const own = await requireOwn(db, userId)
  await saveBanner(db, own.id, null)
}

/** A picture of the Pro’s work, whatever their plan is. */
export const addOwnPhoto = async (
  { db, pictures }: OwnPictureDeps,
  userId: string,
  sent: Sent,
): Promise<void> => {
  const own = await requireOwn(db, userId)
  const { bytes } = await pictureFor(sent, pictureFields.portfolio)
  const file = await keep(pictures, (width) => drawnSmall(bytes, width))
  await db.transaction(async (tx) => {
    await lockShowroom(tx, own.id)
    if ((await countPhotos(tx, own.id)) >= mostShowroomPhotos) refuse(409, 'too_many', say.tooManyPhotos)
    await addPhoto(tx, own.id, { publicId: newPublicId(), file, title: titleIn(sent.fileName) })
  })
}

/** What the file is called, until its Pro says more. */
const titleIn = (fileName: string): string =>
  fileName
    .replace(/[.][a-z]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longestPhotoTitle) || 'My work'

export const arrangeOwnPhotos = async (
  { db }: Pick<OwnPictureDeps, 'db'>,
  userId: string,
  photos: readonly { id: string; title: string }[],
): Promise<void> => {
  const own = await requireOwn(db, userId)
  await db.transaction(async (tx) => {
    await lockShowroom(tx, own.id)
    await arrangePhotos(tx, own.id, photos)
  })
}

/** Files of pictures that were removed, and of loads that broke off. */
export const tidyShowroomPictures = ({ db, pictures }: Pick<OwnPictureDeps, 'db' | 'pictures'>, now: Date) =>
  sweepPictures(pictures, now, (files) => filesInUse(db, files))
