import { Link } from 'react-router'
import * as cart from '@showroom/widgets/cart'
import { HostWidget } from '../HostWidget.tsx'
import { paths } from '../paths.ts'

export const Cart = () => (
  <div className="page">
    <header className="page-head">
      <h1>Your cart</h1>
      <p>
        <Link to={paths.shop}>Back to shopping</Link>
      </p>
    </header>
    <HostWidget of={cart} widget={{ layout: 'inline' }} />
  </div>
)
