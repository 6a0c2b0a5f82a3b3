import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { applicationRow, reviewedApplication } from './application.ts'
import { applicantTypes, applicationSorts, applicationStates, askable } from './choices.ts'
import { applicationMessages as say } from './application.messages.ts'

const one = { params: z.object({ id: opaqueId }) }

export const approvalEndpoints = {
  'GET /api/admin/applications': {
    summary: 'Applications of Contractors or Vendors, by words and state, those first that wait longest.',
    access: 'admin',
    pages: 'own',
    query: z.object({
      type: z.enum(applicantTypes).default('Contractor'),
      /** Drafts are nobody’s business yet. */
      state: z.enum(applicationStates).exclude(['draft']).optional(),
      ...tableQuery(applicationSorts),
    }),
    reply: pageOf(applicationRow),
  },
  'GET /api/admin/applications/{id}': {
    summary: 'One application with its documents, duplicates and history.',
    access: 'admin',
    pages: 'own',
    ...one,
    reply: replyOf(reviewedApplication),
  },
  'POST /api/admin/applications/{id}/approve': {
    summary: 'Lets the applicant in; a Contractor gets a showroom, a Vendor a vendor of the catalogue.',
    access: 'admin',
    pages: 'own',
    ...one,
    body: z.object({
      /** One of `vendors`, whose people the applicant belongs to; left out, a vendor is opened. */
      vendor: opaqueId.optional(),
    }),
    reply: replyOf(reviewedApplication),
  },
  'POST /api/admin/applications/{id}/more': {
    summary: 'Asks the applicant for more.',
    access: 'admin',
    pages: 'own',
    ...one,
    body: z.object({
      requests: z
        .array(z.object({ what: z.enum(askable), note: z.string().trim().max(600).default('') }))
        .min(1, say.notAnswerable)
        .max(20),
    }),
    reply: replyOf(reviewedApplication),
  },
  'POST /api/admin/applications/{id}/refuse': {
    summary: 'Declines the application with a reason.',
    access: 'admin',
    pages: 'own',
    ...one,
    body: z.object({ reason: z.string(say.reason).trim().min(5, say.reason).max(2_000) }),
    reply: replyOf(reviewedApplication),
  },
} as const satisfies EndpointTable
