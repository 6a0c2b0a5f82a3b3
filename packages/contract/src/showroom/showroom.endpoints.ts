import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { shopProfile, showroomHit } from './showroom.ts'

/** Text of the ID box: spaces and dashes are forgiven, upper and lower case are one. */
const searchText = z.string().trim().max(80).default('')

export const showroomEndpoints = {
  'GET /api/visualization/showrooms': {
    summary: 'Showrooms by Showroom ID or company name; at most ten.',
    access: 'anyone',
    query: z.object({ s: searchText }),
    reply: replyOf(z.array(showroomHit)),
  },
  'GET /api/visualization/shop_profile': {
    summary: 'A showroom’s profile and categories by its Showroom ID or its Pro’s id.',
    access: 'anyone',
    query: z.object({ vsd_id: searchText.optional(), showroom: searchText.optional() }),
    reply: replyOf(shopProfile),
  },
} as const satisfies EndpointTable
