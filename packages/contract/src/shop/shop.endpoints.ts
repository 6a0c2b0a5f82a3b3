import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { showroomRef } from '../shared/ids.ts'
import { shop } from './shop.ts'

export const shopEndpoints = {
  'GET /api/shop': {
    summary: 'openShop: theme, session, menu and cart summary in one read.',
    access: 'anyone',
    query: z.object({ showroom: showroomRef }),
    reply: replyOf(shop),
  },
} as const satisfies EndpointTable
