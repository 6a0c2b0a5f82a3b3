import type { RouteObject } from 'react-router'
import type { Written } from '../content/written.ts'
import { pageOf } from '../page-of.tsx'
import { paths } from '../paths.ts'

/** The text and what draws it come together, and only when they are asked for. */
const written = (load: () => Promise<Written>) =>
  pageOf('src/help/HelpPage.tsx', async () => {
    const [page, { HelpPage }] = await Promise.all([load(), import('./HelpPage.tsx')])
    return () => <HelpPage page={page} />
  })

const ReturnPolicy = written(() => import('../content/return-policy.md'))
const CookiesPolicy = written(() => import('../content/cookies-policy.md'))
const TermsOfService = written(() => import('../content/terms-of-service.md'))
const PrivacyPolicy = written(() => import('../content/privacy-policy.md'))
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
