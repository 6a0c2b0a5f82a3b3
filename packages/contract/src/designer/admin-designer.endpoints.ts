import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { hireStates } from './designer-choices.ts'
import { designerMessages as say } from './designer.messages.ts'
import { milestoneRefund } from './hire.ts'

const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) } as const
const reason = z.string(say.reason).trim().min(1, say.reason).max(2_000)

/** A designer as an Admin sees them. */
export const adminDesigner = z
  .object({
    id: opaqueId,
    name: z.string(),
    email: z.string(),
    company_name: z.string(),
    license_number: z.string().nullable(),
    license_verified_at: z.iso.datetime().nullable(),
    /** Whether the Pro wants to be found. */
    is_listed: z.boolean(),
    hidden_at: z.iso.datetime().nullable(),
    hidden_reason: z.string(),
    open_hires: z.int(),
    paid_cents: cents,
  })
  .meta({ id: 'AdminDesigner' })
export type AdminDesigner = z.infer<typeof adminDesigner>

/** A hire as an Admin sees it: who, how far, and where its money is. */
export const adminHire = z
  .object({
    id: opaqueId,
    project_name: z.string(),
    client_name: z.string(),
    client_email: z.string(),
    designer_name: z.string(),
    state: z.enum(hireStates),
    price_cents: cents.nullable(),
    held_cents: cents,
    paid_cents: cents,
    refunded_cents: cents,
    /** The one that waits for an answer or a decision. */
    refund: milestoneRefund.nullable(),
    /** Charged milestones, and what of each can still be given back. */
    refundable: z.array(z.object({ id: opaqueId, title: z.string(), left_cents: cents })),
    word: z.string(),
    changed_at: z.iso.datetime(),
    /** Whether its rest can still be released. */
    can_cancel: z.boolean(),
  })
  .meta({ id: 'AdminHire' })
export type AdminHire = z.infer<typeof adminHire>

export const adminDesignerEndpoints = {
  'GET /api/admin/designers': {
    summary: 'All designers, the newest first, by name, company or e-mail.',
    ...admin,
    query: z.object({ s: z.string().trim().max(80).default(''), ...pageQuery }),
    reply: pageOf(adminDesigner),
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
    query: z.object({
      state: z.enum(hireStates).optional(),
      /** Only those where a refund waits for an answer or a decision. */
      refund: z.literal('waiting').optional(),
      ...pageQuery,
    }),
    reply: pageOf(adminHire),
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
