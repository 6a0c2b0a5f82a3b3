import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { adminHome } from './admin-home.ts'
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
  'GET /api/workspace/admin_home': {
    summary: 'What waits for an Admin, by matter and with its clock, and what came in today and this month.',
    access: 'admin',
    pages: 'own',
    reply: replyOf(adminHome),
  },
} as const satisfies EndpointTable
