import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'

const pages: readonly (readonly [name: string, about: string, path: string])[] = [
  ['FAQ', 'Short answers, by topic', paths.faq],
  ['Contact', 'Write to us, or call', paths.contact],
  ['Your Orders', 'Where each delivery is', paths.orders],
  ['Return Policy', 'How goods and money come back', paths.returnPolicy],
  ['Terms of Service', 'What we agree on', paths.termsOfService],
  ['Privacy Policy', 'What we know about you', paths.privacyPolicy],
  ['Cookies Policy', 'What your browser keeps', paths.cookiesPolicy],
  ['About us', 'Who we are', paths.about],
]

/** From one help page to the others. */
export const HelpLinks = () => {
  const { pathname } = useLocation()
  return (
    <nav className="help-links" aria-labelledby="help-links">
      <h2 id="help-links">More help</h2>
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
