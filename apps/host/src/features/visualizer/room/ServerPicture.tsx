import type { Picture } from '@showroom/contract/catalogue/catalogue'

type Props = { picture: Picture; alt: string }

/** A room as the server has drawn it, as large as the editor shows it. */
export const ServerPicture = ({ picture: { url, widths, width, height }, alt }: Props) => (
  <img
    className="room-drawn"
    src={`${url}-640.webp`}
    srcSet={widths.map((each) => `${url}-${each}.webp ${each}w`).join(', ')}
    sizes="(min-width: 1025px) 60vw, 100vw"
    width={width}
    height={height}
    alt={alt}
    fetchPriority="high"
    decoding="async"
  />
)
