import { widthOfPicture } from '../../platform/files/kept-pictures.ts'

/** Where the pictures are served that Admins sent for categories. */
export const categoryPicturePath = '/showroom/categories'
export const categoryPictureWidths = [480, 960] as const

/** In the width that a tile asks for; the larger one stands beside it. */
export const sentPicture = (file: string): string =>
  `${categoryPicturePath}/${widthOfPicture(file, categoryPictureWidths[0])}.webp`
