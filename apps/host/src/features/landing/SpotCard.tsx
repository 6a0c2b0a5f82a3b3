import type { SpotProduct } from '@showroom/contract/landing/landing'
import { priceText } from '@showroom/widgets/catalogue-kit/price-text'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useIsByUnit } from '../../shop-context/display.ts'
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
      <SpotPrice price={product.price} />
    </span>
  </>
)

/** Per unit, or by the square foot for whoever is signed in and wants that first. */
const SpotPrice = ({ price }: Pick<SpotProduct, 'price'>) => {
  const isByUnit = useIsByUnit()
  return (
    <span className="spot-price">
      <bdi>{price ? priceText(price, isByUnit) : messages.enterIdForPrice}</bdi>
    </span>
  )
}
