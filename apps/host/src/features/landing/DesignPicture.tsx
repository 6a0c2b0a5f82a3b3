import type { SpotProduct } from '@showroom/contract/landing/landing'
import type { ReactNode } from 'react'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import type { Design } from './designs.ts'
import { SpotMark } from './SpotMark.tsx'

type Props = {
  design: Design
  sizes: string
  products: ReadonlyMap<string, SpotProduct> | null
  children?: ReactNode
}

/** A picture with a mark on each thing in it that the showroom sells. */
export const DesignPicture = ({ design, sizes, products, children }: Props) => (
  <div className="design-frame">
    <SitePicture name={design.name} sizes={sizes} alt={design.alt} />
    {children}
    {design.spots.map((spot) => {
      const product = products?.get(spot.sku)
      return product && <SpotMark key={`${spot.sku}/${spot.x}/${spot.y}`} spot={spot} product={product} />
    })}
  </div>
)
