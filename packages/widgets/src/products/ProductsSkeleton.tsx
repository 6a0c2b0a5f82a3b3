import { CardSkeleton } from '../catalogue-kit/CardSkeleton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The list in its true shape, so that nothing moves when it comes. */
export const ProductsSkeleton = ({ cards }: { cards: number }) => (
  <div className="products-body" aria-busy="true">
    <div className="products-side">
      {Array.from({ length: 5 }, (_, group) => (
        <div key={group} className="facet-skeleton">
          <Skeleton width="55%" height="18px" />
          <Skeleton width="80%" height="14px" />
          <Skeleton width="70%" height="14px" />
          <Skeleton width="75%" height="14px" />
        </div>
      ))}
    </div>
    <div className="products-main">
      <div className="toolbar">
        <Skeleton width="220px" height="44px" />
      </div>
      <ul className="shelf">
        {Array.from({ length: cards }, (_, index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  </div>
)
