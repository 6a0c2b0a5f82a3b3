import type { PortfolioPicture as Shown } from '@showroom/contract/designer/designer'
import { portfolioWidths } from '@showroom/contract/designer/designer-choices'
import { designNamed } from '../landing/designs.ts'
import { isSitePicture, SitePicture } from '../../kit/picture/SitePicture.tsx'

type Props = { shown: Shown | null; sizes: string; isFirst?: boolean }

const inPlace = 'hero-bathroom'
const [small] = portfolioWidths

/** A picture of somebody's work; a quiet room where there is none. */
export const PortfolioPicture = ({ shown, sizes, isFirst }: Props) => {
  if (shown?.photo) return <Own shown={shown} photo={shown.photo} sizes={sizes} isFirst={isFirst ?? false} />
  const isThere = shown !== null && isSitePicture(shown.picture)
  return (
    <SitePicture
      name={isThere && isSitePicture(shown.picture) ? shown.picture : inPlace}
      sizes={sizes}
      alt={isThere ? (designNamed(shown.picture)?.alt ?? '') : ''}
      {...(isFirst ? { isFirst } : {})}
    />
  )
}

export const portfolioSource = (photo: string, width: number): string =>
  `/showroom/portfolio/${photo}-${width}.webp`

type OwnProps = { shown: Shown; photo: string; sizes: string; isFirst: boolean }

/** One that the designer has sent, cut to the frame of the others. */
const Own = ({ shown, photo, sizes, isFirst }: OwnProps) => (
  <img
    className="designer-own-picture"
    src={portfolioSource(photo, small)}
    srcSet={portfolioWidths.map((width) => `${portfolioSource(photo, width)} ${width}w`).join(', ')}
    sizes={sizes}
    alt={shown.title}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
  />
)
