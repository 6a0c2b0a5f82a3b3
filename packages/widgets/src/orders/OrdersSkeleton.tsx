import { Skeleton } from '../ui/Skeleton.tsx'
import { ordersMessages } from './messages.ts'

export const OrdersSkeleton = () => (
  <div className="page" role="status" aria-label={ordersMessages.loading}>
    {[1, 2].map((order) => (
      <div key={order} className="order">
        <Skeleton width="220px" height="24px" />
        <Skeleton width="160px" height="18px" />
        <Skeleton width="240px" height="72px" />
        <Skeleton width="110px" height="44px" />
      </div>
    ))}
  </div>
)
