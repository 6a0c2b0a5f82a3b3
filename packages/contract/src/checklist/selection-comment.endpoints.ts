import { z } from 'zod'
import { ofMembers, one } from '../project/project.endpoints.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { checklistMessages as say } from './checklist.messages.ts'
import { longestComment } from './selection-choices.ts'
import { selectionComment } from './selection-comment.ts'

const said = {
  body: z.object({ text: z.string(say.comment).trim().min(1, say.comment).max(longestComment) }),
}
const thread = { reply: replyOf(z.array(selectionComment)) }

/** What people say to each other about one decision, oldest first. */
export const selectionCommentEndpoints = {
  'GET /api/selection/{id}/comment': {
    summary: 'The comments on a decision, oldest first.',
    ...ofMembers,
    ...one,
    ...thread,
  },
  'POST /api/selection/{id}/comment': {
    summary: 'Comments on a decision, or answers what was asked about it.',
    ...ofMembers,
    ...one,
    ...said,
    ...thread,
  },
  'PUT /api/selection_comment/{id}': {
    summary: 'Changes one’s own comment, within 15 minutes.',
    ...ofMembers,
    ...one,
    ...said,
    ...thread,
  },
  'DELETE /api/selection_comment/{id}': {
    summary: 'Takes one’s own comment back, within 15 minutes.',
    ...ofMembers,
    ...one,
    ...thread,
  },
} as const satisfies EndpointTable
