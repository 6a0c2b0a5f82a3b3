import { Skeleton } from '../ui/Skeleton.tsx'

export const ProductSkeleton = () => (
  <div className="product-columns">
    <div className="product-left">
      <div className="stage">
        <Skeleton height="100%" />
      </div>
    </div>
    <div className="product-right skeleton-lines">
      <Skeleton width="30%" height="14px" />
      <Skeleton width="90%" height="36px" />
      <Skeleton width="45%" height="32px" />
      <Skeleton width="60%" height="18px" />
      <Skeleton height="44px" />
      <Skeleton height="220px" />
      <Skeleton height="48px" />
    </div>
  </div>
)
