import { z } from 'zod'
import { zipPattern } from '../account/patterns.ts'
import { roomTypes } from '../project/project-choices.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { designerCard, designerProfile } from './designer.ts'
import { designerSorts, designerStyles, searchDistances } from './designer-choices.ts'
import { designerMessages as say } from './designer.messages.ts'
import { languages } from '../shared/languages.ts'

const distances = searchDistances.map(String)

export const designerEndpoints = {
  'GET /api/designer': {
    summary:
      'Designers who take on work. With zip those within so many miles, and with remote=yes those who work from afar as well; without zip, remote=yes leaves only those.',
    access: 'anyone',
    pages: 'own',
    query: z.object({
      style: z.enum(designerStyles).optional(),
      room: z.enum(roomTypes).optional(),
      language: z.enum(languages).optional(),
      zip: z.string().trim().regex(zipPattern, say.zip).optional(),
      within: z.enum(distances).default('50').transform(Number),
      /** Cents: the cheapest package costs no more. */
      budget: z.coerce.number().pipe(cents.min(0)).optional(),
      /** Stars, whole: the average is no less. */
      rating: z.coerce.number().int().min(1).max(5).optional(),
      remote: z.enum(['yes', 'no']).default('no'),
      sort: z.enum(designerSorts).default('best'),
      ...pageQuery,
    }),
    reply: pageOf(designerCard),
  },
  'GET /api/designer/{id}': {
    summary: 'A designer’s page: portfolio, packages, reviews.',
    access: 'anyone',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(designerProfile),
  },
} as const satisfies EndpointTable
