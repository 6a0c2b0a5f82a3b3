import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { showroomRef } from '../shared/ids.ts'
import { landing, spotProduct } from './landing.ts'

/** One tab of the gallery: 7 pictures with up to 8 spots each. */
export const mostSpots = 56

const skus = z.preprocess(
  (sent) => (Array.isArray(sent) ? sent : [sent]),
  z.array(z.string().trim().min(1).max(80)).min(1).max(mostSpots),
)

export const landingEndpoints = {
  'GET /api/landing': {
    summary: 'What the landing page may claim: counts, and savings against dated MSRPs with their basis.',
    access: 'anyone',
    query: z.object({ showroom: showroomRef }),
    reply: replyOf(landing),
  },
  'GET /api/landing/spots': {
    summary: 'Products of the showroom by SKU, for the spots of a picture; what is not sold is left out.',
    access: 'anyone',
    query: z.object({ showroom: showroomRef, sku: skus }),
    reply: replyOf(z.array(spotProduct)),
  },
} as const satisfies EndpointTable
