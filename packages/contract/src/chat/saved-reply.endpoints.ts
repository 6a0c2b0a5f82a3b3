import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { mostSavedReplies } from './saved-reply.rules.ts'
import { savedReply } from './saved-reply.ts'
import { savedReplyMessages as say } from './saved-reply.messages.ts'

const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const list = z.array(savedReply)

const areNamedApart = (replies: readonly { name: string }[]): boolean =>
  new Set(replies.map(({ name }) => name.toLowerCase())).size === replies.length

export const savedReplyEndpoints = {
  'GET /api/saved_replies': {
    ...ofPros,
    summary: 'What the Pro keeps to answer with, in the order in which it is offered.',
    reply: replyOf(list),
  },
  'PUT /api/saved_replies': {
    ...ofPros,
    summary: 'Keeps these in place of all that were kept.',
    body: z.object({
      replies: list.max(mostSavedReplies, say.tooMany).refine(areNamedApart, { message: say.sameName }),
    }),
    reply: replyOf(list),
  },
} as const satisfies EndpointTable
