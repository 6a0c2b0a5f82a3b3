import sharp from 'sharp'
import { inTurn, mostPixels } from '../platform/files/drawn-anew.ts'

/** Where the logos of Pros are served. */
export const logoPath = '/showroom/logos/pros/'

const largestLogo = 512

/** For everybody to see beside the Pro's name. */
export const logoOf = (picture: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(picture, { limitInputPixels: mostPixels })
      .resize(largestLogo, largestLogo, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer(),
  )
