import type { Department, ProductDetail } from '@showroom/contract/catalogue/catalogue'
import company from '../../content/company.json'
import { companyLinks } from '../../layout/company-links.ts'
import { placeIn } from '../../shop-context/category-place.ts'
import { paths } from '../../paths.ts'

/** What search engines read of a page: nothing that the page itself does not show. */
export type LinkedData = Record<string, unknown>

export const schema = 'https://schema.org'

export const organization = (origin: string): LinkedData[] => [
  {
    '@context': schema,
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/showroom/`,
    logo: `${origin}/showroom/icon.svg`,
    telephone: company.phone.label,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      addressRegion: company.address.state,
      postalCode: company.address.zip,
      addressCountry: company.address.country,
    },
    sameAs: companyLinks.social.map(([, href]) => href),
  },
  {
    '@context': schema,
    '@type': 'WebSite',
    name: company.name,
    url: `${origin}/showroom/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/showroom${paths.shop}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
]

type Crumb = { name: string; path: string }

export const breadcrumb = (crumbs: readonly Crumb[], origin: string): LinkedData => ({
  '@context': schema,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}/showroom${path}`,
  })),
})

const home: Crumb = { name: 'Showroom', path: paths.home }

export const departmentTrail = (department: Department, categorySlug: string | undefined): Crumb[] => {
  const category = department.categories.find(({ slug_url }) => slug_url === categorySlug)
  return [
    home,
    { name: department.name, path: paths.department(department.menu_slug) },
    ...(category
      ? [{ name: category.name, path: paths.department(department.menu_slug, category.slug_url) }]
      : []),
  ]
}

export const categoryTrail = (menu: readonly Department[], slugOrId: string): Crumb[] => {
  const place = placeIn(menu, slugOrId)
  if (!place) return [home]
  const { department, category, leaf } = place
  return [
    ...departmentTrail(department, category.slug_url),
    ...(leaf ? [{ name: leaf.name, path: paths.category(leaf.slug_url) }] : []),
  ]
}

const availability: Record<ProductDetail['stock']['status'], string> = {
  in_stock: 'InStock',
  low: 'LimitedAvailability',
  backorder: 'BackOrder',
  made_to_order: 'MadeToOrder',
  discontinued: 'Discontinued',
}

/** What the product's page shows of it. One unit is what is sold: a box, a piece. */
export const productData = (product: ProductDetail, origin: string): LinkedData[] => [
  {
    '@context': schema,
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(product.mpn !== null && { mpn: product.mpn }),
    description: product.description,
    ...(product.size && { size: product.size.text }),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category.name,
    image: product.gallery.flatMap((picture) => pictureAt(picture, origin) ?? []),
    offers: {
      '@type': 'Offer',
      url: `${origin}/showroom${paths.product(product.id)}`,
      priceCurrency: 'USD',
      price: (product.price.price_cents / 100).toFixed(2),
      availability: `${schema}/${availability[product.stock.status]}`,
      itemCondition: `${schema}/NewCondition`,
    },
  },
  breadcrumb(
    [
      home,
      ...product.breadcrumb.map(({ name, slug_url }) => ({ name, path: paths.category(slug_url) })),
      { name: product.name, path: paths.product(product.id) },
    ],
    origin,
  ),
]

type Picture = ProductDetail['gallery'][number]

export const pictureAt = ({ url, widths }: Picture, origin: string): string | null => {
  const width = widths.at(-1)
  return width === undefined ? null : `${origin}${url}-${width}.webp`
}
