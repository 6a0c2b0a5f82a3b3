import type { SpotProduct } from '@showroom/contract/landing/landing'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useDisplay } from '../../shop-context/display.ts'
import { landingMessages as messages } from './messages.ts'
import { spotPrice } from './spot-price.ts'

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

/** Per square foot, or as whoever is signed in wants prices first. */
const SpotPrice = ({ price }: Pick<SpotProduct, 'price'>) => {
  const isByUnit = useDisplay(({ display }) => display?.isPricedByUnit ?? true)
  return <span className="spot-price">{price ? spotPrice(price, isByUnit) : messages.enterIdForPrice}</span>
}
