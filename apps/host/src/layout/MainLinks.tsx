import { NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { companyLinks } from './company-links.ts'
import { layoutMessages as messages } from './messages.ts'

/** The main navigation, in the header and in the off-canvas menu. */
export const MainLinks = ({ onChosen }: { onChosen?: () => void }) => (
  <>
    {companyLinks.siteLinks.map(([label, href]) => (
      <a key={href} href={href} rel="noopener" onClick={onChosen}>
        {label}
      </a>
    ))}
    <NavLink to={paths.home} end onClick={onChosen}>
      {messages.showroom}
    </NavLink>
    <NavLink to={paths.designAi} onClick={onChosen}>
      {messages.aiDesign}
    </NavLink>
    <NavLink to={paths.brands} onClick={onChosen}>
      {messages.ourBrands}
    </NavLink>
    <NavLink to={paths.proAccount} onClick={onChosen}>
      {messages.forPros}
    </NavLink>
  </>
)
