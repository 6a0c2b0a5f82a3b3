import type { Picture } from '@showroom/contract/catalogue/catalogue'

type Props = { picture: Picture; sizes: string; isFirst?: boolean }

/** A room as our server has drawn it; its shape is known before it arrives. */
export const RoomPicture = ({ picture, sizes, isFirst = false }: Props) => (
  <img
    className="room-picture"
    src={`${picture.url}-640.webp`}
    srcSet={picture.widths.map((width) => `${picture.url}-${width}.webp ${width}w`).join(', ')}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
  />
)
