import { z } from 'zod'
import { email } from '../account/account.fields.ts'
import { one, own } from '../project/project.endpoints.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { selection } from './checklist.ts'
import { checklistMessages as say } from './checklist.messages.ts'
import { fullName } from './selection-fields.ts'
import { lookedAt } from './selection.endpoints.ts'

const pin = z.string().regex(/^\d{4}$/, say.pin)
const mostByLink = 30

/** What has become of a link: something is left to decide by it, nothing is, or its time is over. */
const linkStates = ['open', 'decided', 'expired'] as const

/** Without its token, which only the mail knows. */
const approvalLink = z
  .object({
    id: opaqueId,
    email: z.string(),
    has_pin: z.boolean(),
    sees_prices: z.boolean(),
    decision_count: z.int(),
    decided_count: z.int(),
    expires_at: z.iso.datetime(),
    state: z.enum(linkStates),
    can: z.object({ revoke: z.boolean() }),
  })
  .meta({ id: 'ApprovalLink' })
export type ApprovalLink = z.infer<typeof approvalLink>

/** What whoever has the link may see; nothing before the PIN where there is one. */
const approvalPage = z
  .object({
    needs_pin: z.boolean(),
    project: z
      .object({
        name: z.string(),
        company_name: z.string(),
        logo: z.string().nullable(),
        from: z.string(),
        expires_at: z.iso.datetime(),
      })
      .nullable(),
    decisions: z.array(selection.extend({ room: z.string().nullable(), is_used: z.boolean() })),
  })
  .meta({ id: 'ApprovalPage' })
export type ApprovalPage = z.infer<typeof approvalPage>

const opening = { token: z.string().max(128), pin: pin.optional() }

export const approvalLinkEndpoints = {
  'GET /api/projectChecklist/{id}/link': {
    summary:
      'The links by which decisions of a project can be approved without signing in, and those whose time was over of late.',
    ...own,
    ...one,
    reply: replyOf(z.array(approvalLink)),
  },
  'POST /api/projectChecklist/{id}/link': {
    summary: 'Mails a link by which some decisions can be approved without signing in, for 14 days.',
    ...own,
    ...one,
    body: z.object({
      selection_ids: z.array(opaqueId).min(1).max(mostByLink),
      email,
      pin: pin.optional(),
      sees_prices: z.boolean().default(true),
    }),
    reply: replyOf(z.array(approvalLink)),
  },
  'DELETE /api/selection_link/{id}': {
    summary: 'Takes a link back.',
    ...own,
    ...one,
    reply: replyOf(z.array(approvalLink)),
  },
  'POST /api/approval/open': {
    summary: 'What the link of a mail shows.',
    access: 'anyone',
    pages: 'own',
    body: z.object(opening),
    reply: replyOf(approvalPage),
  },
  'POST /api/approval/decide': {
    summary: 'Approves or declines once by a mailed link, under a typed name, or asks.',
    access: 'anyone',
    pages: 'own',
    body: z.object({
      ...opening,
      selection_id: opaqueId,
      action: z.enum(['approve', 'decline', 'ask']),
      ...lookedAt,
      name: fullName,
      text: z.string().trim().max(1_000).default(''),
    }),
    reply: replyOf(approvalPage),
  },
} as const satisfies EndpointTable
