import { Skeleton } from '../ui/Skeleton.tsx'
import { shopFrontMessages } from './messages.ts'

export const ShopWaiting = () => (
  <div className="shop-waiting" role="status" aria-label={shopFrontMessages.waiting}>
    <Skeleton width="40%" height="40px" />
    <Skeleton height="480px" />
  </div>
)
