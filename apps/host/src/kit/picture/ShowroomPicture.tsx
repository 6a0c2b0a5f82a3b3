import { showroomPictureWidths } from '@showroom/contract/showroom/showroom-about.rules'

type Props = { photo: string; alt: string; sizes: string; className?: string; isFirst?: boolean }

const [small] = showroomPictureWidths
const source = (photo: string, width: number) => `/showroom/showroom-pictures/${photo}-${width}.webp`

/** A picture that a Pro has sent for the own showroom, in the width that its place needs. */
export const ShowroomPicture = ({ photo, alt, sizes, className, isFirst = false }: Props) => (
  <img
    className={className}
    src={source(photo, small)}
    srcSet={showroomPictureWidths.map((width) => `${source(photo, width)} ${width}w`).join(', ')}
    sizes={sizes}
    alt={alt}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
  />
)
