import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { disputeSorts, longestDisputeNote } from './choices.ts'
import { disputeMessages as say } from './dispute.messages.ts'
import { disputeBearers, disputeStates } from './dispute.rules.ts'
import { disputeRow, disputeSheet } from './dispute.ts'

const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }
const note = z.string().trim().max(longestDisputeNote, say.noteTooLong).default('')

export const disputeEndpoints = {
  'GET /api/admin/disputes': {
    summary: 'What clients dispute at their banks; what needs an answer first comes first.',
    ...admin,
    query: z.object({ ...tableQuery(disputeSorts), state: z.enum(disputeStates).optional() }),
    reply: pageOf(disputeRow),
  },
  'GET /api/admin/disputes/{id}': {
    summary: 'One of them with the facts of its order, as they stand in the evidence.',
    ...admin,
    ...one,
    reply: replyOf(disputeSheet),
  },
  'POST /api/admin/disputes/{id}/answer': {
    summary: 'Sends the evidence to the bank, or accepts the loss; once. Asks for a recent code.',
    ...admin,
    ...one,
    body: z.object({ answer: z.enum(['evidence', 'accepted']), note }),
    reply: replyOf(disputeSheet),
  },
  'POST /api/admin/disputes/{id}/bearer': {
    summary: 'Says who bears what was lost: we, or those who earned by the sale. Asks for a recent code.',
    ...admin,
    ...one,
    body: z.object({ bearer: z.enum(disputeBearers), note }),
    reply: replyOf(disputeSheet),
  },
} as const satisfies EndpointTable
