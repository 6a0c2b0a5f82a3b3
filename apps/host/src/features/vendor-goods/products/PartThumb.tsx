import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { ProductPicture } from '../../projects/ProductPicture.tsx'

export const PartThumb = ({ picture }: { picture: Picture | null }) => (
  <span className="goods-thumb">{picture && <ProductPicture picture={picture} sizes="44px" />}</span>
)
