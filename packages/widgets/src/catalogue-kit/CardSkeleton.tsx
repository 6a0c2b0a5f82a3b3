import { Skeleton } from '../ui/Skeleton.tsx'

export const CardSkeleton = () => (
  <div className="card">
    <div className="card-picture">
      <Skeleton height="100%" />
    </div>
    <div className="card-skeleton">
      <Skeleton width="40%" height="12px" />
      <Skeleton width="85%" height="18px" />
      <Skeleton width="55%" height="20px" />
      <Skeleton width="70%" height="14px" />
    </div>
  </div>
)
