import { Link } from 'react-router'
import { useMenu } from '../../shop-context/useShopState.ts'
import { paths } from '../../paths.ts'
import { AskForSample } from '../../features/contact/AskForSample.tsx'
import { Company } from './Company.tsx'
import { Partners } from './Partners.tsx'
import { ServiceAreas } from './ServiceAreas.tsx'
import { layoutMessages as messages } from '../messages.ts'
import { helpLinks, legalLinks, type Links } from './footer-links.ts'
import './Footer.css'

const showroomLinks: Links = [
  [messages.enterAShowroomId, paths.home],
  [messages.allMaterials, paths.shop],
  [messages.ourBrands, paths.brands],
  [messages.designers, paths.designers],
  [messages.yourCart, paths.cart],
  [messages.aboutUs, paths.about],
  [messages.forProsAndVendors, paths.proAccount],
]

/** Who we are, where we deliver, who makes the goods, and the way to every page about it (specification §2). */
export const Footer = () => {
  const departments: Links = useMenu().map(({ name, menu_slug }) => [name, paths.department(menu_slug)])
  return (
    <footer className="footer">
      <Partners />
      <div className="footer-inner">
        <Company />
        <Column label={messages.shopByDepartment} heading={messages.shopHeading} links={departments} />
        <Column label={messages.showroom} heading={messages.showroom} links={showroomLinks} />
        <Column label={messages.help} heading={messages.help} links={helpLinks} />
      </div>
      <ServiceAreas />
      <div className="footer-note">
        <p>
          {messages.picturesAreIllustrations} <AskForSample />
        </p>
        <nav aria-label={messages.legal}>
          <LinkList links={legalLinks} />
        </nav>
      </div>
    </footer>
  )
}

type ColumnProps = { label: string; heading: string; links: Links }

const Column = ({ label, heading, links }: ColumnProps) => (
  <nav aria-label={label} className="footer-column">
    <h2>{heading}</h2>
    <LinkList links={links} />
  </nav>
)

const LinkList = ({ links }: { links: Links }) => (
  <ul>
    {links.map(([label, path]) => (
      <li key={path}>
        <Link to={path}>{label}</Link>
      </li>
    ))}
  </ul>
)
