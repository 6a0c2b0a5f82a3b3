import { z } from 'zod'
import type { EndpointTable } from '../shared/endpoint.ts'
import { sampleRequest } from './lead.ts'

export const leadEndpoints = {
  'POST /api/sample_request': {
    summary: 'Keeps a lead of the popup form.',
    access: 'anyone',
    pages: 'own',
    sentAs: 'form',
    body: sampleRequest,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  },
} as const satisfies EndpointTable
