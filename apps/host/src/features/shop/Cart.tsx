import * as cart from '@showroom/widgets/cart'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { HostWidget } from './HostWidget.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { hrefOf, paths } from '../../paths.ts'
import { SaveForLater } from '../projects/SaveForLater.tsx'
import { useHostLinks } from './useHostLinks.ts'

export const Cart = () => {
  usePageTitle('Your cart')
  const { productHref, onProduct } = useHostLinks()
  const navigate = useNavigate()
  // Whoever is not signed in is sent to Login, and comes back to the checkout.
  const takeOver = useMemo(() => ({ 'checkout-started': () => void navigate(paths.checkout) }), [navigate])
  return (
    <div className="page">
      <header className="page-head">
        <h1>Your cart</h1>
        <p>
          <Link to={paths.shop}>Back to shopping</Link>
        </p>
        <SaveForLater />
      </header>
      <HostWidget
        of={cart}
        takeOver={takeOver}
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
