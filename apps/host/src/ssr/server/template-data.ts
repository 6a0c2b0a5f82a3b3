import type { Template } from '@showroom/contract/visualizer/visualizer'
import { paths } from '../../paths.ts'
import { breadcrumb, type LinkedData, pictureAt, schema } from './linked-data.ts'

/** A template’s picture and what is in it. */
export const templateData = (template: Template, origin: string): LinkedData[] => {
  const { id, title, picture, lines } = template
  const page = `/visualize/template/${id}`
  return [
    {
      '@context': schema,
      '@type': 'ImageObject',
      name: title,
      ...(picture && { contentUrl: pictureAt(picture, origin), caption: picture.alt }),
      url: `${origin}/showroom${page}`,
    },
    {
      '@context': schema,
      '@type': 'ItemList',
      name: title,
      itemListElement: lines.map(({ name, product_id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}/showroom${paths.product(product_id)}`,
      })),
    },
    breadcrumb(
      [
        { name: 'Showroom', path: paths.home },
        { name: 'Templates', path: '/visualize/templates' },
        { name: title, path: page },
      ],
      origin,
    ),
  ]
}
