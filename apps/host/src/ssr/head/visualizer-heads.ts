import type { HeadRow } from './head.ts'
import { headMessages } from './head.messages.ts'
import { paged, titled } from './list-heads.ts'

/** Plans and looks of ours are words with hyphens; what is somebody's own is an id without. */
const isOurs = (id: string | null | undefined): boolean => id?.includes('-') ?? false

/** Plans and looks, which anybody may find. */
export const visualizerHeads: readonly HeadRow[] = [
  {
    path: '/visualize/plans',
    isPublic: true,
    reads: ['type', 'shape', 'width', 'length'],
    names: ['template'],
    head: ({ query }) => ({
      title: titled('Floor plans'),
      description: headMessages.plans,
      canonical: query.has('template') ? null : paged('/visualize/plans', query),
    }),
  },
  {
    path: '/visualize/templates',
    isPublic: true,
    reads: ['type', 'tier', 'color'],
    names: ['plan'],
    head: ({ query }) => ({
      title: titled('Templates'),
      description: headMessages.templates,
      canonical: query.has('plan') ? null : paged('/visualize/templates', query),
    }),
  },
  {
    path: '/visualize/template/:slug',
    isPublic: true,
    names: ['plan'],
    // A Pro's own is in that Pro's showroom alone.
    isSomebodys: ({ params }) => !isOurs(params.slug),
    head: ({ template }) =>
      template && {
        title: titled(template.title),
        description: headMessages.template(template.title),
        canonical: `/visualize/template/${template.id}`,
      },
  },
  {
    path: '/visualize/room',
    isPublic: true,
    isUnlisted: true,
    reads: ['plan', 'template'],
    names: ['design', 'type', 'surface', 'product', 'lay', 'edit'],
    // A room without a template begins empty: there is nothing to draw of it.
    isSomebodys: ({ query }) =>
      !isOurs(query.get('template')) || (query.has('plan') && !isOurs(query.get('plan'))),
    head: () => ({ title: titled('Your room'), description: headMessages.plans, canonical: null }),
  },
]
