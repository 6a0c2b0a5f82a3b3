import type { HeadRow } from './head.ts'
import { headMessages } from './head.messages.ts'
import { paged, titled } from './list-heads.ts'

/** Plans and looks, which anybody may find. */
export const visualizerHeads: readonly HeadRow[] = [
  {
    path: '/visualize/plans',
    isPublic: true,
    reads: ['type', 'shape', 'width'],
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
    reads: ['type', 'tier'],
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
    head: ({ template }) =>
      template && {
        title: titled(template.title),
        description: headMessages.template(template.title),
        canonical: `/visualize/template/${template.id}`,
      },
  },
]
