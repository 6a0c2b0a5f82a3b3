import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { pageOf } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { vendorScoreSorts } from './score-card.rules.ts'
import { scoreCard, vendorScore } from './score-card.ts'

export const scoreCardEndpoints = {
  'GET /api/vendor_score': {
    summary:
      'How a vendor’s orders went: shipped on time, accepted, damaged, answered; each with what was counted.',
    access: 'account',
    roles: ['Vendor'],
    pages: 'own',
    reply: replyOf(scoreCard),
  },
  'GET /api/vendor_scores': {
    summary: 'The same of each vendor over ninety days, for who chooses among them and who looks after them.',
    access: 'account',
    roles: ['Contractor', 'Admin'],
    pages: 'own',
    query: z.object(tableQuery(vendorScoreSorts)),
    reply: pageOf(vendorScore),
  },
} as const satisfies EndpointTable
