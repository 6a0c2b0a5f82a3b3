import { pageMeta } from '../../data/page-meta.ts'
import pictures from './pictures.json'
import './SitePicture.css'
import './colors.css'

export type SitePictureName = keyof typeof pictures

type Props = {
  name: SitePictureName
  /** Another picture of the same thing for phones: a wide room would be too small to make out. */
  onPhone?: SitePictureName
  /** How wide it stands, for the browser's choice among the widths. */
  sizes: string
  /** Empty for a picture that only decorates. */
  alt: string
  /** The picture that is seen first: asked for at once, before all others. */
  isFirst?: boolean
  className?: string
}

const formats = ['avif', 'webp'] as const

const fileOf = (name: SitePictureName, width: number, format: string) =>
  `${pageMeta.imgBase}/${name}-${width}.${format}`

const srcSetOf = (name: SitePictureName, format: string) =>
  pictures[name].widths.map((width) => `${fileOf(name, width, format)} ${width}w`).join(', ')

/** One of the site's own pictures; tools/imagery draws them and writes pictures.json. */
export const SitePicture = ({ name, onPhone, sizes, alt, isFirst = false, className }: Props) => {
  const { width, height, widths } = pictures[name]
  return (
    <picture className="site-picture">
      {onPhone &&
        formats.map((format) => (
          <source
            key={`phone-${format}`}
            media="(max-width: 480px)"
            type={`image/${format}`}
            srcSet={srcSetOf(onPhone, format)}
            sizes={sizes}
            width={pictures[onPhone].width}
            height={pictures[onPhone].height}
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(name, format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fileOf(name, widths[1] ?? width, 'webp')}
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
