import { Link } from 'react-router'
import { useMenu } from '../../shop-context/useShopState.ts'
import { paths } from '../../paths.ts'
import { Company } from './Company.tsx'
import { Partners } from './Partners.tsx'
import { ServiceAreas } from './ServiceAreas.tsx'
import './Footer.css'

type Links = readonly (readonly [label: string, path: string])[]

const showroomLinks: Links = [
  ['Enter a Showroom ID', paths.home],
  ['All materials', paths.shop],
  ['Our brands', paths.brands],
  ['Your cart', paths.cart],
  ['About us', paths.about],
  ['For Pros and vendors', paths.proAccount],
]

const helpLinks: Links = [
  ['Your orders', paths.orders],
  ['Return policy', paths.returnPolicy],
  ['FAQ', paths.faq],
  ['Contact', paths.contact],
]

const legalLinks: Links = [
  ['Privacy policy', paths.privacyPolicy],
  ['Cookies policy', paths.cookiesPolicy],
  ['Terms of service', paths.termsOfService],
]

/** Who we are, where we deliver, who makes the goods, and the way to every page about it (specification §2). */
export const Footer = () => {
  const departments: Links = useMenu().map(({ name, menu_slug }) => [name, paths.department(menu_slug)])
  return (
    <footer className="footer">
      <Partners />
      <div className="footer-inner">
        <Company />
        <Column label="Shop by department" heading="Shop" links={departments} />
        <Column label="Showroom" heading="Showroom" links={showroomLinks} />
        <Column label="Help" heading="Help" links={helpLinks} />
      </div>
      <ServiceAreas />
      <div className="footer-note">
        <p>
          Pictures are illustrations made from each product’s own measurements and colors. Order a sample
          before you decide.
        </p>
        <nav aria-label="Legal">
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
