import type { Picture as PictureOf } from '@showroom/contract/catalogue/catalogue'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import { pictureCss } from '@showroom/widgets/ui/Picture.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useInsertionEffect } from 'react'

type Props = { picture: PictureOf; sizes: string }

/** A product beside its own name, in the page itself. */
export const ProductPicture = ({ picture, sizes }: Props) => {
  useInsertionEffect(() => adoptStyles(document, [pictureCss]), [])
  return <Picture picture={picture} sizes={sizes} isDecorative />
}
