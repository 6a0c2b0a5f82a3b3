import { hourMs } from '@showroom/contract/shared/time'
import type { SentPhoto } from '@showroom/contract/visualizer/photo-room.replies'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import sharp from 'sharp'
import { type Change, changing } from '../../cart/own-cart.ts'
import type { Db } from '../../platform/db/db.ts'
import { drawnAsJpeg, drawnSmall } from '../../platform/files/drawn-anew.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { sweepPictures, widthOfPicture } from '../../platform/files/kept-pictures.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { holderOf } from '../owner.ts'
import { owningFor } from '../plan/floorplans.ts'
import { countPhotos, deleteForsakenPhotos, roomPhotosInUse, savePhoto } from './room-photo.store.ts'

/** Rooms in photos that somebody keeps, and photos that wait for theirs. */
export const mostPhotoRooms = 20
const mostPhotos = mostPhotoRooms + 5
/** As large as rooms are drawn, twice over. */
const longest = 2_400

/** As a list of rooms shows a photo, on a screen of twice the density. */
const smallWidth = 480

/** The file of a photo as a list shows it, a WebP beside the whole one. */
export const smallOf = (file: string): string => widthOfPicture(file, smallWidth)

/** The files first: a row never names one that is not there. One without a row is swept away. */
export const keepRoomPhoto = async (
  { files }: { files: FileStore },
  change: Change,
  sent: Buffer,
): Promise<SentPhoto> => {
  const bytes = (await drawnAsJpeg(sent, longest)) ?? refuseInvalid({ file: [say.notAPicture] })
  const { width, height } = await sharp(bytes).metadata()
  const photo = { publicId: newPublicId(), file: newPublicId(), width, height }
  await files.put(photo.file, bytes)
  await files.put(smallOf(photo.file), await drawnSmall(bytes, smallWidth))
  return changing(change, async (tx) => {
    const { token, ...owning } = await owningFor(tx, change)
    const { now } = change
    const holder =
      holderOf({ ...change, cartToken: token ?? change.cartToken }, { now, within: null }) ?? refuseUnknown()
    if ((await countPhotos(tx, holder)) >= mostPhotos)
      refuse(409, 'too_many', say.tooManyRoomPhotos(mostPhotoRooms))
    await savePhoto(tx, owning, {
      ...photo,
      showroomId: change.showroom.id,
      bytes: bytes.length,
      now,
    })
    return { id: photo.publicId, width, height, cart_token: token }
  })
}

/** Photos that no room was saved with, and files that no photo names. */
export const tidyRoomPhotos = async (
  { db, files }: { db: Db; files: FileStore },
  now: Date,
): Promise<void> => {
  await deleteForsakenPhotos(db, new Date(now.getTime() - hourMs))
  await sweepPictures(files, now, (names) => roomPhotosInUse(db, names))
}
