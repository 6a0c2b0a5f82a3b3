import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { orderDocument } from './order-document.ts'

export const orderDocumentEndpoints = {
  'GET /api/order/{id}/documents': {
    summary:
      'The papers of an order that the caller may fetch: the client’s and the Pro’s, a vendor’s packing slips, an Admin’s all.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.array(orderDocument)),
  },
} as const satisfies EndpointTable
