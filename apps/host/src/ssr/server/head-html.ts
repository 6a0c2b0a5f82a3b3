import type { PublishedFaq } from '@showroom/contract/content/content'
import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { Template } from '@showroom/contract/visualizer/visualizer'
import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { attributesText, escaped, jsonBlock } from '@showroom/sdk/server/html'
import { rootOf } from '../head/head-place.ts'
import type { Head, Known } from '../head/head.ts'
import { designerData } from './designer-data.ts'
import { templateData } from './template-data.ts'
import { faqData } from './faq-data.ts'
import {
  breadcrumb,
  categoryTrail,
  departmentTrail,
  type LinkedData,
  organization,
  pictureAt,
  productData,
} from './linked-data.ts'

export type Described = {
  head: Head
  known: Known
  product: ProductDetail | null
  designer: DesignerProfile | null
  template: Template | null
  faq: PublishedFaq
}

/** A head as it is written: what is not to be found says so, and nothing more. */
export const headHtml = (described: Described | null, origin: string): string => {
  if (!described) return '<title>Showroom</title><meta name="robots" content="noindex">'
  const { title, description, canonical } = described.head
  const known = [`<title>${escaped(title)}</title>`, meta({ name: 'description', content: description })]
  if (canonical === null) return [...known, meta({ name: 'robots', content: 'noindex' })].join('')
  const address = `${origin}/showroom${canonical}`
  return [
    ...known,
    `<link${attributesText({ rel: 'canonical', href: address })}>`,
    meta({ name: 'robots', content: 'index, follow, max-image-preview:large' }),
    ...shared(described, { address, origin }),
    ...linkedData(described, origin).map(
      (data) => `<script type="application/ld+json" data-drawn>${jsonBlock(data)}</script>`,
    ),
  ].join('')
}

const meta = (attributes: Record<string, string>) => `<meta${attributesText(attributes)}>`

/** For whoever shares the address: Open Graph, and the card of X. */
const shared = (
  { head: { title, description }, product, template }: Described,
  { address, origin }: { address: string; origin: string },
) => {
  const picture = product?.gallery[0] ?? template?.picture
  const image =
    (picture && pictureAt(picture, origin)) ?? `${origin}/showroom/pictures/hero-bathroom-1280.webp`
  const said: Record<string, string> = {
    'og:site_name': 'Showroom',
    'og:type': product ? 'product' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:alt':
      picture?.alt ?? 'A bathroom with hand-glazed sage tile, a walnut vanity and brass fittings',
  }
  return [
    ...Object.entries(said).map(([property, content]) => drawnMeta({ property, content })),
    drawnMeta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** Goes with the page that was drawn: a browser that goes on to another has no use for it. */
const drawnMeta = (attributes: Record<string, string>) => `<meta${attributesText(attributes)} data-drawn>`

const linkedData = (
  { known: { path, params, menu }, product, designer, template, faq }: Described,
  origin: string,
): LinkedData[] => {
  if (product) return productData(product, origin)
  if (designer) return designerData(designer, origin)
  if (template) return templateData(template, origin)
  switch (rootOf(path)) {
    case '':
      return organization(origin)
    case 'department': {
      const department = menu.find(({ menu_slug }) => menu_slug === params.menuSlug)
      return department ? [breadcrumb(departmentTrail(department, params.categorySlug), origin)] : []
    }
    case 'category':
      return [breadcrumb(categoryTrail(menu, params.category ?? ''), origin)]
    case 'faq':
      return faqData(faq)
    default:
      return []
  }
}
