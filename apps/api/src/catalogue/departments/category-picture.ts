import { departmentMessages as say } from '@showroom/contract/catalogue/departments.messages'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import type { ActingAdmin } from '../../account/acting-admin.ts'
import type { Db } from '../../platform/db/db.ts'
import { drawnInFrame } from '../../platform/files/drawn-anew.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { sweepPictures, widthOfPicture } from '../../platform/files/kept-pictures.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { picturesInUse, savePicture } from './categories.store.ts'
import { categoryEntity as entity, categoryNamed } from './category-deed.ts'
import { type ArrangeDeps, arranging } from './deed.ts'
import { categoryPictureWidths } from './picture-path.ts'

export type PictureDeps = ArrangeDeps & { pictures: FileStore }

/** Tiles are five high where they are four wide. */
const frameOf = (width: number) => ({ width, height: (width * 5) / 4 })

type Pictured = { id: number; picture: string | null; message: string }

const save = (deps: PictureDeps, admin: ActingAdmin, { id, picture, message }: Pictured): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const row = categoryNamed(arranged, id)
    if (row.parentId !== null) refuse(409, 'no_picture_there', say.noPictureThere)
    await savePicture(tx, id, picture)
    const { slug, name } = row
    const before = { picture: row.picture }
    return {
      deed: { action: 'pictured', entity, entityId: slug, note: name, before, after: { picture } },
      message,
    }
  })

/** Drawn anew in the widths of its tiles, under a name of its own: what an address shows never changes. */
export const changePicture = async (
  deps: PictureDeps,
  admin: ActingAdmin,
  { id, sent }: { id: number; sent: { bytes: Buffer; fileName: string } },
): Promise<string> => {
  const drawn = await pictureFor(sent, pictureFields.category)
  const file = newPublicId()
  // The files first: a row never names one that is not there. One without a row is swept away.
  for (const width of categoryPictureWidths)
    await deps.pictures.put(widthOfPicture(file, width), await drawnInFrame(drawn.bytes, frameOf(width)))
  return save(deps, admin, { id, picture: file, message: say.pictureSaved })
}

export const removePicture = (deps: PictureDeps, admin: ActingAdmin, id: number): Promise<string> =>
  save(deps, admin, { id, picture: null, message: say.pictureRemoved })

export const tidyCategoryPictures = ({ db, pictures }: { db: Db; pictures: FileStore }, now: Date) =>
  sweepPictures(pictures, now, (files) => picturesInUse(db, files))
