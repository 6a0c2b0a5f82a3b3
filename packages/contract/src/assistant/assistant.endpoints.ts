import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'

export const assistantEndpoints = {
  'POST /api/assistant/person': {
    summary: 'Asks for a person in a project’s chat: whoever answers in the showroom is told, once.',
    access: 'member',
    roles: ['User', 'Contractor'],
    body: z.object({ project: opaqueId }),
    reply: replyOf(z.null()),
  },
} as const satisfies EndpointTable
