import type { Department } from '@showroom/contract/catalogue/catalogue'

/** Far below the 50,000 that a map may hold: 1 MB of text. */
export const mostAddresses = 10_000

export type Address = { path: string; changedAt: Date | null }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entryOf = (tag: 'url' | 'sitemap', origin: string, { path, changedAt }: Address) => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
  return `<${tag}><loc>${origin}/showroom${encodeURI(path).replaceAll('&', '&amp;')}</loc>${changed}</${tag}>\n`
}

export const sitemapOf = (addresses: readonly Address[], origin: string): string =>
  `${declaration}<urlset ${namespace}>\n${addresses.map((each) => entryOf('url', origin, each)).join('')}</urlset>\n`

export const sitemapIndexOf = (maps: readonly Address[], origin: string): string =>
  `${declaration}<sitemapindex ${namespace}>\n${maps.map((each) => entryOf('sitemap', origin, each)).join('')}</sitemapindex>\n`

/** Each category once: where two departments show it, in the first. Its leaves have an address of their own. */
export const shelvesOf = (menu: readonly Department[]): string[] => [
  ...new Set(
    menu.flatMap(({ menu_slug, categories }) => [
      `/department/${menu_slug}`,
      ...categories.flatMap(({ slug_url, children }) => [
        `/category/${slug_url}`,
        ...children.map((leaf) => `/category/${leaf.slug_url}`),
      ]),
    ]),
  ),
]

/** What nobody is to look for: pages of a person, and the calls. A drawn page needs none of them. */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      'account',
      'cart',
      'checkout',
      'checkout-payment',
      'thankyou',
      'your_orders',
      'projects',
      'hires',
      'login',
      'register',
      'embed',
    ].map((page) => `Disallow: /showroom/${page}`),
    'Allow: /showroom/embed/v1/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/showroom/sitemap.xml`,
    '',
  ].join('\n')
