import { type ProductStatus, productStatusNames } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { productMessages as messages } from './messages.ts'
import '../../orders/Orders.css'

const tones: Record<ProductStatus, string> = {
  draft: 'waiting',
  in_review: 'moving',
  active: 'done',
  rejected: 'bad',
  hidden: 'asking',
  archived: 'waiting',
}

type Props = { status: ProductStatus; pausedUntil?: string | null }

export const ProductChip = ({ status, pausedUntil = null }: Props) => (
  <span className="status-chip" data-tone={tones[status]}>
    {pausedUntil === null ? productStatusNames[status] : messages.pausedUntil(pausedUntil)}
  </span>
)
