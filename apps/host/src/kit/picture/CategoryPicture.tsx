import { isSitePicture, SitePicture } from './SitePicture.tsx'

type Props = { slug: string; sizes: string; className?: string }

/** A category's tile; its name stands beside it, so readers hear that alone. One without a picture has a plain wall. */
export const CategoryPicture = ({ slug, ...rest }: Props) => {
  const name = `category-${slug}`
  return isSitePicture(name) ? <SitePicture name={name} alt="" {...rest} /> : null
}
