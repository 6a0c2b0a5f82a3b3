import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { plainName } from '../shared/plain-name.ts'
import { ownTemplate } from './own-template.ts'
import { roomStyles } from './surfaces.ts'
import { longestTemplateTitle, templateStates } from './template-choices.ts'
import { template } from './visualizer.ts'

const ofPros = { access: 'account', pages: 'own', roles: ['Contractor'] } as const
const one = { params: z.object({ id: opaqueId }) }
const title = plainName(z.string().trim().min(1, 'Give it a title.').max(longestTemplateTitle), 'title')

/** What a Pro publishes among the templates of the own showroom. */
export const ownTemplateEndpoints = {
  'POST /api/visualization/template': {
    summary: 'A Pro publishes a design as a template of the own showroom.',
    ...ofPros,
    body: z.object({
      design: opaqueId,
      title,
      style: z.enum(roomStyles),
      state: z.enum(templateStates).default('published'),
    }),
    reply: replyOf(template),
  },
  'GET /api/visualization/own_templates': {
    summary: 'The templates of the own showroom, shown or not, the latest first.',
    ...ofPros,
    query: z.object({ ...pageQuery }),
    reply: pageOf(ownTemplate),
  },
  'PUT /api/visualization/template/{id}': {
    summary: 'Changes what an own template is called, and whether clients see it.',
    ...ofPros,
    ...one,
    body: z.object({ title, style: z.enum(roomStyles), state: z.enum(templateStates) }),
    reply: replyOf(ownTemplate),
  },
  'DELETE /api/visualization/template/{id}': {
    summary: 'Removes an own template; designs that were made from it stay.',
    ...ofPros,
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
