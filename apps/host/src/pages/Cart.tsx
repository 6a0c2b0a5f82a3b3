import * as cart from '@showroom/widgets/cart'
import { Link, useNavigate } from 'react-router'
import { HostWidget } from '../HostWidget.tsx'
import { hrefOf, paths } from '../paths.ts'
import { useHostLinks } from '../useHostLinks.ts'

export const Cart = () => {
  const { productHref, onProduct } = useHostLinks()
  const navigate = useNavigate()
  return (
    <div className="page">
      <header className="page-head">
        <h1>Your cart</h1>
        <p>
          <Link to={paths.shop}>Back to shopping</Link>
        </p>
      </header>
      <HostWidget
        of={cart}
        widget={{
          layout: 'inline',
          productHref,
          onProduct,
          shopHref: hrefOf(paths.shop),
          onShop: () => void navigate(paths.shop),
        }}
      />
    </div>
  )
}
