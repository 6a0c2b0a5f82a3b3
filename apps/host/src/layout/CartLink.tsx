import { Link } from 'react-router'
import { useCartCount } from '../shop-context/useShopState.ts'
import { paths } from '../paths.ts'
import { LineIcon } from '../kit/LineIcon.tsx'
import { layoutMessages as messages } from './messages.ts'

export const CartLink = () => {
  const count = useCartCount()
  return (
    <Link className="header-cart" to={paths.cart} aria-label={messages.cart(count)}>
      <LineIcon path="M4 7h16l-1.6 12.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8.5 10V6.5a3.5 3.5 0 0 1 7 0V10" />
      {count > 0 && (
        <span key={count} className="header-cart-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
