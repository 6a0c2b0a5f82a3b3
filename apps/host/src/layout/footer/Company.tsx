import company from '../../content/company.json'
import { companyLinks } from '../company-links.ts'
import { Wordmark } from '../Wordmark.tsx'
import { layoutMessages as messages } from '../messages.ts'

const { address, phone, email, license, tagline } = company

/** The company's facts, as `content/company.json` has them. */
export const Company = () => (
  <div className="footer-company">
    <Wordmark />
    <p className="footer-tagline">{tagline}</p>
    <address>
      <span>{company.legalName}</span>
      <span>{address.street}</span>
      <span>{`${address.city}, ${address.state} ${address.zip}`}</span>
      <a href={phone.href}>{phone.label}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </address>
    <p className="footer-license">
      {license.label} {license.number}
    </p>
    <Outward label={messages.companyElsewhere(company.name)} links={companyLinks.social} />
    <Outward label={messages.ourApp} links={companyLinks.stores} />
    <Outward
      label={messages.ourProApp}
      links={companyLinks.proStores.map(([store, href]) => [messages.forPro(store), href])}
    />
  </div>
)

type OutwardProps = { label: string; links: readonly (readonly [name: string, href: string])[] }

/** Links that leave our site; absent where none is configured. */
const Outward = ({ label, links }: OutwardProps) =>
  links.length > 0 && (
    <ul className="footer-outward" aria-label={label}>
      {links.map(([name, href]) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
