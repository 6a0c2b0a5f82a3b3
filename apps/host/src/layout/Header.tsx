import { Link, NavLink } from 'react-router'
import { isSelected, useCurrentShowroom } from '../current/current-showroom.ts'
import { useProfile, useTheme } from '../current/useShopState.ts'
import { paths } from '../paths.ts'
import { useOwnBrand } from '../session/useOwnBrand.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Wordmark } from './Wordmark.tsx'
import './Header.css'

export const Header = ({ onMenu }: { onMenu(): void }) => (
  <header className="header">
    <div className="header-bar">
      <button type="button" className="header-menu" onClick={onMenu}>
        <span aria-hidden="true" className="header-menu-lines" />
        Menu
      </button>
      <Brand />
      <SearchBox />
      <nav className="header-links" aria-label="Main">
        <NavLink to={paths.home} end>
          Showroom
        </NavLink>
        <NavLink to={paths.brands}>Our brands</NavLink>
      </nav>
      <AccountMenu />
      <CartLink />
    </div>
    <MegaMenu />
  </header>
)

/** The Pro's own logo where the showroom is entitled to it; the marketplace's name else. */
const Brand = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  const theme = useTheme()
  const own = useOwnBrand()
  // A Contractor's own colours without a logo stand with our name, not with another showroom's logo.
  const logo = own ? own.logo : theme?.logo
  const target = isSelected(showroom) ? paths.shop : paths.home
  return (
    <Link
      className="header-brand"
      to={target}
      aria-label={profile ? `${profile.company_name}, shop` : 'Showroom'}
    >
      {logo ? <img src={logo} alt="" height={40} /> : <Wordmark />}
      {profile && !logo && <span className="header-pro">with {profile.company_name}</span>}
    </Link>
  )
}
