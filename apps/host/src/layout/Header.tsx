import { Link } from 'react-router'
import { isSelected, useCurrentShowroom } from '../shop-context/current-showroom.ts'
import { useProfile, useTheme } from '../shop-context/useShopState.ts'
import { paths } from '../paths.ts'
import { ViewSwitch } from '../features/client-view/ViewSwitch.tsx'
import { useOwnBrand } from '../session/useOwnBrand.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { MainLinks } from './MainLinks.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { MessagesLink } from './MessagesLink.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useTucked } from './useTucked.ts'
import { Wordmark } from './Wordmark.tsx'
import { layoutMessages as messages } from './messages.ts'
import './Header.css'

export const Header = ({ onMenu }: { onMenu(): void }) => {
  const isTucked = useTucked()
  return (
    <header className="header" data-tucked={isTucked || undefined}>
      <div className="header-bar">
        <button type="button" className="header-menu" aria-haspopup="dialog" onClick={onMenu}>
          <span aria-hidden="true" className="header-menu-lines" />
          {messages.menu}
        </button>
        <Brand />
        <SearchBox />
        <nav className="header-links" aria-label={messages.mainNavigation}>
          <MainLinks />
        </nav>
        <AccountMenu />
        <div className="header-own">
          <ViewSwitch />
          <MessagesLink />
          <CartLink />
        </div>
      </div>
      <MegaMenu />
    </header>
  )
}

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
      aria-label={profile ? messages.shopOf(profile.company_name) : messages.showroom}
    >
      {logo ? <img src={logo} alt="" height={40} /> : <Wordmark />}
      {profile && !logo && <span className="header-pro">{messages.withPro(profile.company_name)}</span>}
    </Link>
  )
}
