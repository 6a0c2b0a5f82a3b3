import type { PortfolioPicture } from '@showroom/contract/designer/designer'
import { mostPictures, portfolioWidths } from '@showroom/contract/designer/designer-choices'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import type { Db } from '../../platform/db/db.ts'
import { drawnSmall } from '../../platform/files/drawn-anew.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { sweepPictures, widthOfPicture } from '../../platform/files/kept-pictures.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { picturesOf } from '../directory/portfolio.store.ts'
import { profileOf } from '../directory/profile.store.ts'
import { addPicture, arrangePictures, countPictures, filesInUse, lockOwnPage } from './own-pictures.store.ts'

export type PortfolioDeps = { db: Db; pictures: FileStore; now: () => Date }

export const ownPictures = async ({ db }: PortfolioDeps, accountId: number): Promise<PortfolioPicture[]> => {
  const own = await profileOf(db, accountId)
  return own ? picturesOf(db, own.rowId) : []
}

/** A picture is drawn anew: of what else lay in its file, a place above all, nothing is shown to anybody. */
export const addOwnPicture = async (
  { db, pictures }: PortfolioDeps,
  accountId: number,
  { bytes, fileName }: { bytes: Buffer; fileName: string },
): Promise<void> => {
  const drawn = await pictureFor({ bytes, fileName }, pictureFields.portfolio)
  const file = newPublicId()
  // The files first: a row never names one that is not there. One without a row is swept away.
  for (const width of portfolioWidths)
    await pictures.put(widthOfPicture(file, width), await drawnSmall(drawn.bytes, width))
  await db.transaction(async (tx) => {
    const profileId = (await lockOwnPage(tx, accountId)) ?? refuse(409, 'page_first', say.pageFirst)
    if ((await countPictures(tx, profileId)) >= mostPictures) refuse(409, 'too_many', say.tooManyPictures)
    await addPicture(tx, profileId, {
      publicId: newPublicId(),
      file,
      title: titleIn(fileName),
      room: 'other',
    })
  })
}

/** What the file is called, until its designer says more. */
const titleIn = (fileName: string): string =>
  fileName
    .replace(/[.][a-z]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 120) || 'My work'

export const arrangeOwnPictures = (
  { db }: PortfolioDeps,
  accountId: number,
  pictures: Parameters<typeof arrangePictures>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    const profileId = (await lockOwnPage(tx, accountId)) ?? refuse(409, 'page_first', say.pageFirst)
    await arrangePictures(tx, profileId, pictures)
  })

/** Files of pictures that were removed, and of loads that broke off. */
export const tidyPortfolio = ({ db, pictures }: PortfolioDeps, now: Date): Promise<void> =>
  sweepPictures(pictures, now, (names) => filesInUse(db, names))
