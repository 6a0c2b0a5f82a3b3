import { z } from 'zod'
import { dayField } from '../shared/day-field.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { mostPausedByName } from './pause.rules.ts'

const vendor = { access: 'account', roles: ['Vendor'], pages: 'own' } as const

/** Left out: all of the vendor's goods. */
const ids = z.array(opaqueId).min(1).max(mostPausedByName).optional()

/** What of a vendor's goods is paused until when. */
export const pauses = z
  .object({
    /** Products that shops show. */
    sold: z.int(),
    paused: z.array(z.object({ back_on: z.string(), count: z.int() })),
  })
  .meta({ id: 'Pauses' })
export type Pauses = z.infer<typeof pauses>

export const pauseEndpoints = {
  'GET /api/vendor_pause': {
    summary: 'How many of a vendor’s products are for sale, and how many are paused until when.',
    ...vendor,
    reply: replyOf(pauses),
  },
  'POST /api/vendor_pause': {
    summary: 'Takes products, or all that are for sale, out of the shops until a day.',
    ...vendor,
    body: z.object({ back_on: dayField, ids }),
    reply: replyOf(pauses),
  },
  'POST /api/vendor_pause/end': {
    summary: 'Brings paused products back before their day.',
    ...vendor,
    body: z.object({ ids }),
    reply: replyOf(pauses),
  },
} as const satisfies EndpointTable
