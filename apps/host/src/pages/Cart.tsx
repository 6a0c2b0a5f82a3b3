import { Link } from 'react-router'
import { CartWidget } from '../widgets.tsx'
import { paths } from '../paths.ts'

export const Cart = () => (
  <div className="page">
    <header className="page-head">
      <h1>Your cart</h1>
      <p>
        <Link to={paths.shop}>Back to shopping</Link>
      </p>
    </header>
    <CartWidget layout="inline" />
  </div>
)
