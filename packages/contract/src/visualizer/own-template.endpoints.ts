import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, platformShowroom, showroomRef } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { plainName } from '../shared/plain-name.ts'
import { ownTemplate } from './own-template.ts'
import { roomStyles } from './surfaces.ts'
import { longestTemplateTitle, templateStates } from './template-choices.ts'
import { template } from './visualizer.ts'

const ofPros = { access: 'account', pages: 'own', roles: ['Contractor'] } as const
const ofAuthors = { ...ofPros, roles: ['User', 'Contractor'] } as const
const one = { params: z.object({ id: opaqueId }) }
const title = plainName(z.string().trim().min(1, 'Give it a title.').max(longestTemplateTitle), 'title')

/** What a Pro publishes among the templates of the own showroom, and what a client keeps for themselves. */
export const ownTemplateEndpoints = {
  'POST /api/visualization/template': {
    summary:
      'A design becomes a template: a Pro’s of the own showroom, a client’s for themselves, seen by nobody else.',
    ...ofAuthors,
    body: z.object({
      design: opaqueId,
      title,
      style: z.enum(roomStyles),
      state: z.enum(templateStates).default('published'),
    }),
    reply: replyOf(template),
  },
  'GET /api/visualization/own_templates': {
    summary:
      'The templates of the own showroom, shown or not, or a client’s own, met by the goods of `showroom`; the latest first.',
    ...ofAuthors,
    query: z.object({ showroom: showroomRef.default(platformShowroom), ...pageQuery }),
    reply: pageOf(ownTemplate),
  },
  'PUT /api/visualization/template/{id}': {
    summary:
      'Changes what an own template is called, and whether clients see it; a client’s own is seen by them alone.',
    ...ofAuthors,
    ...one,
    body: z.object({ title, style: z.enum(roomStyles), state: z.enum(templateStates) }),
    reply: replyOf(ownTemplate),
  },
  'DELETE /api/visualization/template/{id}': {
    summary: 'Removes an own template; designs that were made from it stay.',
    ...ofAuthors,
    ...one,
    reply: replyOf(z.null()),
  },
  'DELETE /api/visualization/template/{id}/photo': {
    summary: 'Takes the own picture off: the template is pictured by its goods again.',
    ...ofPros,
    ...one,
    reply: replyOf(ownTemplate),
  },
} as const satisfies EndpointTable
