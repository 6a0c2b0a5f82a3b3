import { type ProductStatus, productStatusNames } from '@showroom/contract/vendor-goods/vendor-product.rules'
import '../../orders/Orders.css'

const tones: Record<ProductStatus, string> = {
  draft: 'waiting',
  in_review: 'moving',
  active: 'done',
  rejected: 'bad',
  hidden: 'asking',
  archived: 'waiting',
}

export const ProductChip = ({ status }: { status: ProductStatus }) => (
  <span className="status-chip" data-tone={tones[status]}>
    {productStatusNames[status]}
  </span>
)
