import { Link } from 'react-router'
import company from '../../content/company.json'
import { layoutMessages as messages } from '../messages.ts'
import { helpLinks, legalLinks } from './footer-links.ts'
import './Footer.css'

const { address, phone, license } = company

/** Below what people work on: who answers for it, and the way to help. */
export const SlimFooter = () => (
  <footer className="footer">
    <div className="footer-note footer-slim">
      <address>
        <span>{`${company.legalName}, ${address.street}, ${address.city}, ${address.state} ${address.zip}`}</span>
        <a href={phone.href}>{phone.label}</a>
        <span>{`${license.label} ${license.number}`}</span>
      </address>
      <nav aria-label={messages.help}>
        <ul>
          {[...helpLinks, ...legalLinks].map(([label, path]) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
)
