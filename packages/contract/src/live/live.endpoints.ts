import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { presenceBody } from './presence.ts'

export const liveEndpoints = {
  'POST /api/live/presence': {
    summary: 'Where in a project the caller is: told to whoever looks at it, and kept nowhere.',
    access: 'member',
    roles: ['User', 'Contractor'],
    body: presenceBody,
    reply: replyOf(z.null()),
  },
} as const satisfies EndpointTable
