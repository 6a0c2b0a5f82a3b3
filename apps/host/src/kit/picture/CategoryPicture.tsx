import { apiAddress } from '../../data/page-meta.ts'
import { isSitePicture, SitePicture } from './SitePicture.tsx'

type Props = {
  slug: string
  sizes: string
  className?: string
  /** Where its picture lies, as the server says it. */
  picture?: string | null | undefined
}

/** A category's tile; its name stands beside it, so readers hear that alone. One without a picture has a plain wall. */
export const CategoryPicture = ({ slug, picture, ...rest }: Props) => {
  if (picture?.startsWith(sentByAdmins)) return <SentPicture picture={picture} {...rest} />
  const name = `category-${slug}`
  return isSitePicture(name) ? <SitePicture name={name} alt="" {...rest} /> : null
}

const sentByAdmins = '/showroom/categories/'

/** It lies in two widths: the server names the smaller one. */
const SentPicture = ({ picture, sizes, className }: Omit<Props, 'slug'> & { picture: string }) => {
  const small = apiAddress(picture)
  return (
    <picture className="site-picture">
      <img
        className={className}
        src={small}
        srcSet={`${small} 480w, ${small.replace('-480.', '-960.')} 960w`}
        sizes={sizes}
        width={480}
        height={600}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
