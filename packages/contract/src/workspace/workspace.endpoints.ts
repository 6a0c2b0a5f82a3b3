import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { waiting } from './workspace.ts'

export const workspaceEndpoints = {
  'GET /api/workspace/waiting': {
    summary: 'How much waits for the viewer in each panel of their workspace.',
    access: 'account',
    pages: 'own',
    reply: replyOf(waiting),
  },
} as const satisfies EndpointTable
