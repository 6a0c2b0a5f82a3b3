import { Skeleton } from '../ui/Skeleton.tsx'
import { cartMessages } from './messages.ts'

export const CartSkeleton = () => (
  <div className="cart" role="status" aria-label={cartMessages.loading}>
    <div className="vendors">
      <section className="vendor">
        <header>
          <Skeleton width="160px" height="22px" />
        </header>
        <ul>
          {[1, 2].map((line) => (
            <li key={line} className="line">
              <Skeleton width="96px" height="120px" />
              <div className="what">
                <Skeleton width="70%" height="20px" />
                <Skeleton width="40%" height="16px" />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  </div>
)
