import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { helpMessages as messages } from './messages.ts'

const pages: readonly (readonly [name: string, about: string, path: string])[] = [
  [messages.faq, messages.faqAbout, paths.faq],
  [messages.contact, messages.contactAbout, paths.contact],
  [messages.yourOrders, messages.yourOrdersAbout, paths.orders],
  [messages.returnPolicy, messages.returnPolicyAbout, paths.returnPolicy],
  [messages.termsOfService, messages.termsOfServiceAbout, paths.termsOfService],
  [messages.privacyPolicy, messages.privacyPolicyAbout, paths.privacyPolicy],
  [messages.cookiesPolicy, messages.cookiesPolicyAbout, paths.cookiesPolicy],
  [messages.aboutUs, messages.aboutUsAbout, paths.about],
]

/** From one help page to the others. */
export const HelpLinks = () => {
  const { pathname } = useLocation()
  return (
    <nav className="help-links" aria-labelledby="help-links">
      <h2 id="help-links">{messages.moreHelp}</h2>
      <ul>
        {pages
          .filter(([, , path]) => path !== pathname)
          .map(([name, about, path]) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
              <span>{about}</span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
