import type { RouteObject } from 'react-router'
import { pageOf } from '../page-of.tsx'
import { paths } from '../paths.ts'

const ReturnPolicy = pageOf('src/help/pages/ReturnPolicy.tsx', () =>
  import('./pages/ReturnPolicy.tsx').then(({ ReturnPolicy }) => ReturnPolicy),
)
const CookiesPolicy = pageOf('src/help/pages/CookiesPolicy.tsx', () =>
  import('./pages/CookiesPolicy.tsx').then(({ CookiesPolicy }) => CookiesPolicy),
)
const TermsOfService = pageOf('src/help/pages/TermsOfService.tsx', () =>
  import('./pages/TermsOfService.tsx').then(({ TermsOfService }) => TermsOfService),
)
const PrivacyPolicy = pageOf('src/help/pages/PrivacyPolicy.tsx', () =>
  import('./pages/PrivacyPolicy.tsx').then(({ PrivacyPolicy }) => PrivacyPolicy),
)
const AboutUs = pageOf('src/help/AboutUs.tsx', () => import('./AboutUs.tsx').then(({ AboutUs }) => AboutUs))
const Contact = pageOf('src/help/contact/Contact.tsx', () =>
  import('./contact/Contact.tsx').then(({ Contact }) => Contact),
)
const Faq = pageOf('src/help/faq/Faq.tsx', () => import('./faq/Faq.tsx').then(({ Faq }) => Faq))

/** The help pages of the specification (§2). */
export const helpRoutes: RouteObject[] = [
  { path: paths.about, element: <AboutUs /> },
  { path: paths.contact, element: <Contact /> },
  { path: paths.faq, element: <Faq /> },
  { path: paths.returnPolicy, element: <ReturnPolicy /> },
  { path: paths.cookiesPolicy, element: <CookiesPolicy /> },
  { path: paths.termsOfService, element: <TermsOfService /> },
  { path: paths.privacyPolicy, element: <PrivacyPolicy /> },
]
