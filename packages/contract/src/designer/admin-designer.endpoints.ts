import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { adminDesigner, adminDesignerSheet, adminHire, adminHireSheet } from './admin-designer.ts'
import { adminDesignerSorts, adminHireSorts, licenseStates, listingStates } from './admin-designer-choices.ts'
import { hireStates } from './designer-choices.ts'
import { designerMessages as say } from './designer.messages.ts'

const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) } as const
const reason = z.string(say.reason).trim().min(1, say.reason).max(2_000)

const designerSearch = {
  ...tableQuery(adminDesignerSorts),
  license: z.enum(licenseStates).optional(),
  listing: z.enum(listingStates).optional(),
}

const hireSearch = {
  ...tableQuery(adminHireSorts),
  state: z.enum(hireStates).optional(),
  /** Only those where a refund waits for an answer or a decision. */
  refund: z.literal('waiting').optional(),
}

export const adminDesignerEndpoints = {
  'GET /api/admin/designers': {
    summary: 'All designers, the newest first, by name, company, e-mail or license.',
    ...admin,
    query: z.object(designerSearch),
    reply: pageOf(adminDesigner),
  },
  'GET /api/admin/designers/export': {
    summary: 'The same as a CSV file.',
    ...admin,
    query: z.object(designerSearch),
    reply: replyOf(sentFile),
  },
  'GET /api/admin/designers/{id}': {
    summary: 'A designer with what Admins decided of them.',
    ...admin,
    ...one,
    reply: replyOf(adminDesignerSheet),
  },
  'PUT /api/admin/designers/{id}': {
    summary: 'Verifies a license, takes a designer off the list with a reason, or puts them back.',
    ...admin,
    ...one,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.enum(['verify_license', 'show']) }),
      z.object({ action: z.literal('hide'), reason }),
    ]),
    reply: replyOf(adminDesigner),
  },
  'GET /api/admin/hires': {
    summary: 'All hires, the latest change first, with where their money is.',
    ...admin,
    query: z.object(hireSearch),
    reply: pageOf(adminHire),
  },
  'GET /api/admin/hires/export': {
    summary: 'The same as a CSV file.',
    ...admin,
    query: z.object(hireSearch),
    reply: replyOf(sentFile),
  },
  'GET /api/admin/hires/{id}': {
    summary: 'A hire with each of its steps, and who took it.',
    ...admin,
    ...one,
    reply: replyOf(adminHireSheet),
  },
  'PUT /api/admin/hires/{id}': {
    summary:
      'Ends a hire that its two sides can not agree about: what is held is released, what was paid stays.',
    ...admin,
    ...one,
    body: z.object({ action: z.literal('cancel'), reason }),
    reply: replyOf(adminHire),
  },
  'PUT /api/admin/hires/{id}/refund': {
    summary:
      'Decides on a refund with a reason: so much of a charged milestone is given back, also unasked; 0 refuses what was asked for.',
    ...admin,
    ...one,
    body: z.object({
      milestone: opaqueId,
      amount_cents: z.int(say.refundAmount).min(0, say.refundAmount).max(9_999_999_999, say.refundAmount),
      reason,
    }),
    reply: replyOf(adminHire),
  },
} as const satisfies EndpointTable
