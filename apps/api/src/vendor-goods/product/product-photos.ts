import { pictureFields } from '@showroom/contract/shared/image.rules'
import { mostPhotos } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { drawPhoto } from '../../catalogue/photo/draw-photo.ts'
import { photoFile } from '../../catalogue/photo/photo.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { lockEditable } from './lock-editable.ts'
import { productOf } from './product-list.store.ts'
import {
  arrangePhotos,
  isPhotoKept,
  keepPhoto,
  photosOf,
  showPhoto,
  sourceOf,
  touchProduct,
} from './product-photo.store.ts'

export type PhotoDeps = { db: Db; photos: FileStore; now: () => Date }
type Of = { publicId: string; vendorId: number }
type Sent = { bytes: Buffer; fileName: string }

/** A photo is drawn anew in our widths, as those that imports name. */
export const addPhoto = async (deps: PhotoDeps, of: Of, sent: Sent): Promise<void> => {
  const { db, now } = deps
  const found = (await productOf(db, of)) ?? refuseUnknown()
  const { bytes } = await pictureFor(sent, pictureFields.product)
  const source = sourceOf(of.vendorId, bytes)
  const kept = (await isPhotoKept(db, source)) ? null : await filesOf(deps, bytes)
  await db.transaction(async (tx) => {
    await lockEditable(tx, of)
    if ((await photosOf(tx, found.id)).length >= mostPhotos) refuse(409, 'too_many', say.photoMany)
    if (kept) await keepPhoto(tx, { source, ...kept })
    await showPhoto(tx, { productId: found.id, source, alt: '' })
    await changed(tx, found.id, now())
  })
}

/** The files first: a row never names one that is not there. One without a row is swept away. */
const filesOf = async ({ photos }: PhotoDeps, bytes: Buffer) => {
  const drawn = await drawPhoto(bytes)
  if ('problem' in drawn) return refuseInvalid({ file: [say.photoUnread] })
  const name = newPublicId()
  for (const file of drawn.files) await photos.put(photoFile(name, file.width), file.bytes)
  return { name, drawn }
}

const changed = async (tx: Queries, productId: number, now: Date) => {
  await touchProduct(tx, productId, now)
  await raiseVersion(tx)
}

export const arrangeOwnPhotos = (
  { db, now }: Pick<PhotoDeps, 'db' | 'now'>,
  of: Of,
  photos: readonly { id: string; alt: string }[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { id } = await lockEditable(tx, of)
    await arrangePhotos(tx, id, photos)
    await changed(tx, id, now())
  })
