import type { RouteObject } from 'react-router'
import { pageOf } from '../../ssr/page-of.tsx'
import { paths } from '../../paths.ts'

const ReturnPolicy = pageOf('src/features/help/pages/ReturnPolicy.tsx', () =>
  import('./pages/ReturnPolicy.tsx').then(({ ReturnPolicy }) => ReturnPolicy),
)
const CookiesPolicy = pageOf('src/features/help/pages/CookiesPolicy.tsx', () =>
  import('./pages/CookiesPolicy.tsx').then(({ CookiesPolicy }) => CookiesPolicy),
)
const TermsOfService = pageOf('src/features/help/pages/TermsOfService.tsx', () =>
  import('./pages/TermsOfService.tsx').then(({ TermsOfService }) => TermsOfService),
)
const PrivacyPolicy = pageOf('src/features/help/pages/PrivacyPolicy.tsx', () =>
  import('./pages/PrivacyPolicy.tsx').then(({ PrivacyPolicy }) => PrivacyPolicy),
)
const AboutUs = pageOf('src/features/help/AboutUs.tsx', () =>
  import('./AboutUs.tsx').then(({ AboutUs }) => AboutUs),
)
const Contact = pageOf('src/features/contact/Contact.tsx', () =>
  import('../contact/Contact.tsx').then(({ Contact }) => Contact),
)
const Faq = pageOf('src/features/help/faq/Faq.tsx', () => import('./faq/Faq.tsx').then(({ Faq }) => Faq))

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
