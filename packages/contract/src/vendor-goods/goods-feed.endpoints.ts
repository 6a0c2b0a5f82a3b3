import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { feedOutcomes, feedPeriods } from './goods-feed.rules.ts'
import { feedUrl } from './goods-import.endpoints.ts'
import { goodsImport } from './goods-import.ts'

const vendor = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }
const every = z.enum(feedPeriods)

export const goodsFeed = z
  .object({
    id: opaqueId,
    url: z.string(),
    every,
    is_paused: z.boolean(),
    next_at: z.iso.datetime(),
    last_at: z.iso.datetime().nullable(),
    /** Null: not fetched yet. */
    outcome: z.enum(feedOutcomes).nullable(),
    problem: z.string(),
    /** What was made of what was fetched the last time. */
    last_import: goodsImport.pick({ id: true, state: true, counts: true }).nullable(),
  })
  .meta({ id: 'GoodsFeed' })
export type GoodsFeed = z.infer<typeof goodsFeed>

const reply = replyOf(z.array(goodsFeed))

export const goodsFeedEndpoints = {
  'GET /api/vendor_feeds': {
    summary: 'The feeds of a vendor that are fetched by themselves, with what came of each the last time.',
    ...vendor,
    reply,
  },
  'POST /api/vendor_feeds': {
    summary: 'Fetches a feed by itself from now on, every day or every week; what is new in it is imported.',
    ...vendor,
    body: z.object({ url: feedUrl, every }),
    reply,
  },
  'PUT /api/vendor_feeds/{id}': {
    summary: 'Says how often a feed is fetched, pauses it or goes on with it.',
    ...vendor,
    ...one,
    body: z.object({ every, is_paused: z.boolean() }),
    reply,
  },
  'DELETE /api/vendor_feeds/{id}': {
    summary: 'Fetches a feed no more; what was imported stays.',
    ...vendor,
    ...one,
    reply,
  },
} as const satisfies EndpointTable
