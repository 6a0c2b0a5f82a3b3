import { hrefOf } from '../paths.ts'
import pictures from './pictures.json'
import './SitePicture.css'
import './colors.css'

export type SitePictureName = keyof typeof pictures

type Props = {
  name: SitePictureName
  /** How wide it stands, for the browser's choice among the widths. */
  sizes: string
  /** Empty for a picture that only decorates. */
  alt: string
  /** The picture that is seen first: asked for at once, before all others. */
  isFirst?: boolean
  className?: string
}

const formats = ['avif', 'webp'] as const

/** One of the site's own pictures; tools/imagery draws them and writes pictures.json. */
export const SitePicture = ({ name, sizes, alt, isFirst = false, className }: Props) => {
  const { width, height, widths } = pictures[name]
  const file = (each: number, format: string) => hrefOf(`/pictures/${name}-${each}.${format}`)
  const srcSet = (format: string) => widths.map((each) => `${file(each, format)} ${each}w`).join(', ')
  return (
    <picture className="site-picture">
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={file(widths[1] ?? width, 'webp')}
        alt={alt}
        width={width}
        height={height}
        data-picture={name}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

/** Names that are put together from a slug may have no picture. */
export const isSitePicture = (name: string): name is SitePictureName => Object.hasOwn(pictures, name)
