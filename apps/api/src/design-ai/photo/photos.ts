import { mostPhotos, photoDays } from '@showroom/contract/design-ai/ai-choices'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { dayMs } from '@showroom/contract/shared/time'
import type { Db } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { lockAiAccount } from '../account/ai-account.store.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { deletePhoto, deletePhotosBefore, type PhotoRow, photosOf, savePhoto } from './ai-photo.store.ts'
import { photoPicture } from './photo-picture.ts'

type Deps = Pick<DesignAiDeps, 'db' | 'files' | 'now'>

/** The file first: a row never names one that is not there. One without a row is swept away. */
export const addPhoto = async (
  { db, files, now }: Deps,
  aiAccountId: number,
  sent: Buffer,
): Promise<PhotoRow> => {
  if ((await photosOf(db, aiAccountId)).length >= mostPhotos) refuseMore()
  const { bytes, ...drawn } = await photoPicture(sent)
  const photo = { ...drawn, id: newPublicId(), file: newPublicId(), createdAt: now() }
  await files.put(photo.file, bytes)
  await db.transaction(async (tx) => {
    if (!(await lockAiAccount(tx, aiAccountId))) refuseUnknown()
    if ((await photosOf(tx, aiAccountId)).length >= mostPhotos) refuseMore()
    await savePhoto(tx, aiAccountId, photo)
  })
  return photo
}

const refuseMore = () => refuse(409, 'too_many_photos', say.tooManyPhotos)

/** The row first: should we be cut off here, its file is swept away. */
export const removePhoto = async ({ db, files }: Deps, aiAccountId: number, id: string): Promise<void> => {
  const file = (await deletePhoto(db, aiAccountId, id)) ?? refuseUnknown()
  await files.remove(file)
}

/** Nobody's room is kept for longer than it was said. */
export const forgetOldPhotos = (db: Db, now: Date) =>
  deletePhotosBefore(db, new Date(now.getTime() - photoDays * dayMs))
