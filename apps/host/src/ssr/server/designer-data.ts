import type { DesignerProfile } from '@showroom/contract/designer/designer'
import { paths } from '../../paths.ts'
import { breadcrumb, type LinkedData, schema } from './linked-data.ts'

/** What a designer’s page shows of them. */
export const designerData = (designer: DesignerProfile, origin: string): LinkedData[] => {
  const { average, count } = designer.stars
  return [
    {
      '@context': schema,
      '@type': 'ProfessionalService',
      name: designer.company_name,
      description: designer.headline,
      url: `${origin}/showroom${paths.designer(designer.id)}`,
      employee: { '@type': 'Person', name: designer.name, jobTitle: 'Interior designer' },
      address: {
        '@type': 'PostalAddress',
        addressLocality: designer.city,
        addressRegion: designer.state,
        addressCountry: 'US',
      },
      ...(average !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: (average / 100).toFixed(1),
          reviewCount: count,
        },
      }),
      makesOffer: designer.packages.map(({ name, price_cents }) => ({
        '@type': 'Offer',
        name,
        priceCurrency: 'USD',
        price: (price_cents / 100).toFixed(2),
      })),
    },
    breadcrumb(
      [
        { name: 'Showroom', path: paths.home },
        { name: 'Designers', path: paths.designers },
        { name: designer.name, path: paths.designer(designer.id) },
      ],
      origin,
    ),
  ]
}
