import type { PhotoRoom, SharedPhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import type { PhotoRoomState } from '@showroom/contract/visualizer/photo-room'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { type CartCredentials, cartCredentialsOf } from '../../cart/cart-owner.ts'
import { type Change, changing } from '../../cart/own-cart.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { shopperIdOf, type Who } from '../../platform/http/who.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { shareOf } from '../design/share-link.ts'
import type { ShareRow } from '../design/share.store.ts'
import { type Asking, type DesignDeps, everywhere } from '../design/designs.ts'
import { type Laying, requireLayable } from '../goods/require-layable.ts'
import { callingHolder, type Holder } from '../owner.ts'
import { owningFor } from '../plan/floorplans.ts'
import {
  countPhotoRooms,
  createPhotoRoom,
  photoRoomNamed,
  photoRoomOfId,
  type PhotoRoomRow,
  savePhotoRoom,
} from './photo-room.store.ts'
import { presentPhotoRoom, presentShared } from './present-photo-room.ts'
import { deletePhoto, freePhotoNamed } from './room-photo.store.ts'
import { mostPhotoRooms, smallOf } from './room-photos.ts'

export type PhotoRoomDeps = Pick<DesignDeps, 'db' | 'now' | 'goods'> & { files: FileStore }

export type OwnPhotoRoom = {
  row: PhotoRoomRow
  holder: Holder
  showroom: ShowroomContext
  credentials: CartCredentials
}

/** A room of the caller’s, in the showroom that it was made in; a stranger’s is as missing as one that never was. */
export const requirePhotoRoom = async (
  { db, now }: Pick<PhotoRoomDeps, 'db' | 'now'>,
  publicId: string,
  { mayUse = everywhere, ...who }: Asking,
): Promise<OwnPhotoRoom> => {
  const credentials = cartCredentialsOf(who)
  const holder = callingHolder(who, now()) ?? refuseUnknown()
  const row = (await photoRoomNamed(db, holder, publicId)) ?? refuseUnknown()
  if (!(await mayUse(row.showroomRef))) return refuseUnknown()
  const showroom = await requireShowroom(db, row.showroomRef, shopperIdOf(who))
  return { row, holder, credentials, showroom }
}

type Places = PhotoRoomState['places']

/** What is laid now and was not before, by the surface that it is laid on. */
const newLayings = (places: Places, kept: Places): Laying[] => {
  const layingOf = ({ marks, laid }: Places[number]) => `${marks.surface} ${laid.product_id}`
  const known = new Set(kept.map(layingOf))
  return places.flatMap((place, index) => {
    const { product_id: productId } = place.laid
    const field = `state.places.${index}.laid.product_id`
    return productId === null || known.has(layingOf(place))
      ? []
      : [{ surface: place.marks.surface, productId, field }]
  })
}

type Making = { photo: string; name: string; state: PhotoRoomState }

/** In a photo that the caller has sent: one photo is one room's. */
export const makePhotoRoom = async (
  deps: PhotoRoomDeps,
  change: Change,
  { who, photo: photoId, name, state }: Making & { who: Who },
): Promise<PhotoRoom> => {
  const { showroom, now } = change
  // Who has nothing here has sent no photo.
  const holder = callingHolder(who, now) ?? refuseInvalid({ photo: [say.photoGone] })
  await requireLayable(deps, showroom, newLayings(state.places, []))
  const made = await changing(change, async (tx) => {
    const { token: _, ...owning } = await owningFor(tx, change)
    const photo = (await freePhotoNamed(tx, holder, photoId)) ?? refuseInvalid({ photo: [say.photoGone] })
    if ((await countPhotoRooms(tx, holder)) >= mostPhotoRooms)
      refuse(409, 'too_many', say.tooManyPhotoRooms(mostPhotoRooms))
    const publicId = newPublicId()
    await createPhotoRoom(tx, owning, {
      publicId,
      showroomId: showroom.id,
      photoId: photo.id,
      name,
      state,
      now,
    })
    return (await photoRoomNamed(tx, holder, publicId)) ?? refuseUnknown()
  })
  return presentPhotoRoom(made, showroom, deps)
}

type Changed = { version: number; state?: PhotoRoomState | undefined; name?: string | undefined }

/** Of two who change the same version the second is told. */
export const changePhotoRoom = async (
  deps: PhotoRoomDeps,
  { row, holder, showroom }: OwnPhotoRoom,
  { version, state = row.state, name = row.name }: Changed,
): Promise<PhotoRoom> => {
  // What has left the showroom since it was laid may stay; nothing else of that kind comes.
  await requireLayable(deps, showroom, newLayings(state.places, row.state.places))
  const changed = await deps.db.transaction(async (tx) => {
    const isSaved = await savePhotoRoom(tx, { id: row.id, version }, { state, name, now: holder.now })
    if (!isSaved) refuse(409, 'changed', say.photoRoomChanged)
    return (await photoRoomNamed(tx, holder, row.publicId)) ?? refuseUnknown()
  })
  return presentPhotoRoom(changed, showroom, deps)
}

/** The row first: should we be cut off here, its files are swept away. */
export const removePhotoRoom = async (
  { db, files }: Pick<PhotoRoomDeps, 'db' | 'files'>,
  { row }: OwnPhotoRoom,
): Promise<void> => {
  const file = await deletePhoto(db, row.photo.id)
  if (file === null) return
  await Promise.all([file, smallOf(file)].map((each) => files.remove(each)))
}

type OpenedShare = { row: PhotoRoomRow; share: ShareRow; showroom: ShowroomContext }

/** At the prices that everybody sees. */
export const openPhotoShare = async (
  { db, now }: Pick<PhotoRoomDeps, 'db' | 'now'>,
  token: string,
  mayUse = everywhere,
): Promise<OpenedShare> => {
  const share = (await shareOf({ db, now }, token)) ?? refuseUnknown()
  const row = (await photoRoomOfId(db, share.photoRoomId ?? refuseUnknown())) ?? refuseUnknown()
  if (!(await mayUse(row.showroomRef))) return refuseUnknown()
  return { row, share, showroom: await requireShowroom(db, row.showroomRef) }
}

export const readPhotoShare = async (
  deps: PhotoRoomDeps,
  token: string,
  who: Who,
): Promise<SharedPhotoRoom> => {
  const { row, share, showroom } = await openPhotoShare(deps, token, who.mayUse)
  return presentShared({ row, share, showroom }, deps)
}
