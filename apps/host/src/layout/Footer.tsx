import { Link } from 'react-router'
import { useMenu } from '../current/useShopState.ts'
import { paths } from '../paths.ts'
import { Wordmark } from './Wordmark.tsx'
import './Footer.css'

export const Footer = () => {
  const menu = useMenu()
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-about">
          <Wordmark />
          <p>
            Finishing materials straight from their makers, chosen with your contractor or designer, at your
            Pro’s prices.
          </p>
        </div>
        <nav aria-label="Shop by department">
          <h2>Shop</h2>
          <ul>
            {menu.map((department) => (
              <li key={department.id}>
                <Link to={paths.department(department.menu_slug)}>{department.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Showroom">
          <h2>Showroom</h2>
          <ul>
            <li>
              <Link to={paths.home}>Enter a Showroom ID</Link>
            </li>
            <li>
              <Link to={paths.shop}>All materials</Link>
            </li>
            <li>
              <Link to={paths.brands}>Our brands</Link>
            </li>
            <li>
              <Link to={paths.cart}>Your cart</Link>
            </li>
            <li>
              <Link to={paths.orders}>Your orders</Link>
            </li>
            <li>
              <Link to={paths.proAccount}>For Pros and vendors</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className="footer-note">
        Pictures are illustrations made from each product’s own measurements and colors. Order a sample before
        you decide.
      </p>
    </footer>
  )
}
