import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import sharp from 'sharp'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import { inTurn, mostPixels, readied, type Readied } from '../platform/files/drawn-anew.ts'

/** As it is kept, or the sentence why it is not. */
export const readiedDocument = async (bytes: Buffer): Promise<Readied> => {
  const file = await readied(bytes)
  if (file === 'unknown') return refuseInvalid({ file: [say.fileType] })
  return file === 'broken' ? refuseInvalid({ file: [say.fileBroken] }) : file
}

const largestLogo = 512

/** For everybody to see beside the Pro's name. */
export const logoOf = (picture: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(picture, { limitInputPixels: mostPixels })
      .resize(largestLogo, largestLogo, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer(),
  )
