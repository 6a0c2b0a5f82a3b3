import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { officeSettings } from './office-hours.ts'

const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const

export const officeHoursEndpoints = {
  'GET /api/office_hours': {
    ...ofPros,
    summary: 'When the Pro answers, and whether questions are answered automatically meanwhile.',
    reply: replyOf(officeSettings),
  },
  'PUT /api/office_hours': {
    ...ofPros,
    summary: 'Sets them.',
    body: officeSettings,
    reply: replyOf(officeSettings),
  },
} as const satisfies EndpointTable
