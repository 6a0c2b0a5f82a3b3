import * as cart from '@showroom/widgets/cart'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { HostWidget } from './HostWidget.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { hrefOf, paths } from '../../paths.ts'
import { SaveForLater } from '../projects/SaveForLater.tsx'
import { useHostLinks } from './useHostLinks.ts'
import { shopMessages as messages } from './messages.ts'

export const Cart = () => {
  usePageTitle(messages.yourCart)
  const { productHref, onProduct } = useHostLinks()
  const navigate = useNavigate()
  // Whoever is not signed in is sent to Login, and comes back to the checkout.
  const takeOver = useMemo(() => ({ 'checkout-started': () => void navigate(paths.checkout) }), [navigate])
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.yourCart}</h1>
        <p>
          <Link to={paths.shop}>{messages.backToShopping}</Link>
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
