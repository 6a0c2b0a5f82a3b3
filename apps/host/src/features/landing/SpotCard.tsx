import type { SpotProduct } from '@showroom/contract/landing/landing'
import { money } from '@showroom/widgets/ui/format.ts'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { landingMessages as messages } from './messages.ts'

type Props = { product: SpotProduct; link: Ref<HTMLAnchorElement> }

/** What lies under a spot, and the way to it. */
export const SpotCard = ({ product, link }: Props) => (
  <>
    <span className="spot-picture">
      {product.picture && <Picture picture={product.picture} sizes="80px" isDecorative />}
    </span>
    <span className="spot-words">
      <span className="spot-brand">{product.brand}</span>
      <Link ref={link} to={paths.product(product.id)}>
        {product.name}
      </Link>
      <span className="spot-price">{product.price ? priceOf(product.price) : messages.enterIdForPrice}</span>
    </span>
  </>
)

const priceOf = ({ price_cents, per_sqft_cents, unit, uom }: NonNullable<SpotProduct['price']>) =>
  per_sqft_cents === null || unit === 'square_foot'
    ? `${money(price_cents)} ${unit === 'square_foot' ? '/sq ft' : unit === 'piece' ? 'each' : `per ${uom.toLowerCase()}`}`
    : `${money(per_sqft_cents)} /sq ft`
