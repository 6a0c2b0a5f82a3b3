import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { proHome, vendorHome, waiting } from './workspace.ts'

export const workspaceEndpoints = {
  'GET /api/workspace/waiting': {
    summary: 'How much waits for the viewer in each panel of their workspace.',
    access: 'account',
    pages: 'own',
    reply: replyOf(waiting),
  },
  'GET /api/workspace/pro_home': {
    summary: 'Where a Pro’s showroom stands: its last thirty days, and what is left to set up.',
    access: 'account',
    roles: ['Contractor'],
    pages: 'own',
    reply: replyOf(proHome),
  },
  'GET /api/workspace/vendor_home': {
    summary:
      'Where a vendor stands: what was sold this month, how the goods are, and what is left to set up.',
    access: 'account',
    roles: ['Vendor'],
    pages: 'own',
    reply: replyOf(vendorHome),
  },
} as const satisfies EndpointTable
