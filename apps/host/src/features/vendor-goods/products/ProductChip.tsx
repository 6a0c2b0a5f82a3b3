import { type ProductStatus, productStatusNames } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { StatusChip, type StatusTone } from '../../../kit/StatusChip.tsx'
import { productMessages as messages } from './messages.ts'

const tones: Record<ProductStatus, StatusTone> = {
  draft: 'waiting',
  in_review: 'moving',
  active: 'done',
  rejected: 'bad',
  hidden: 'asking',
  archived: 'waiting',
}

type Props = { status: ProductStatus; pausedUntil?: string | null }

export const ProductChip = ({ status, pausedUntil = null }: Props) => (
  <StatusChip tone={tones[status]}>
    {pausedUntil === null ? productStatusNames[status] : messages.pausedUntil(pausedUntil)}
  </StatusChip>
)
