import { NavLink } from 'react-router'
import company from '../content/company.json'
import { paths } from '../paths.ts'
import { layoutMessages as messages } from './messages.ts'

/** Other sites of ours, as `content/company.json` names them; none where it names none. */
const siteLinks: readonly { label: string; href: string }[] = company.siteLinks

/** The main navigation, in the header and in the off-canvas menu. */
export const MainLinks = ({ onChosen }: { onChosen?: () => void }) => (
  <>
    {siteLinks.map(({ label, href }) => (
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
