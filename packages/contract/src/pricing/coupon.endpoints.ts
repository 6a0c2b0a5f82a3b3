import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { comparableCode, couponCodePattern, couponSorts } from './coupon.rules.ts'
import { coupon, couponRoom } from './coupon.ts'
import { scopeFields } from './markup.endpoints.ts'

export const couponFormMessages = {
  code: 'A code has 3 to 32 letters, digits and dashes.',
  oneOff: 'Please give either a percentage or an amount.',
  offBps: 'Between 0.01 % and 100 %.',
  offCents: 'More than $0.00.',
  ends: 'It must end after it starts.',
  limit: 'A whole number from 1 on.',
} as const

const mostCents = 100_000_000
const limit = z.int(couponFormMessages.limit).min(1, couponFormMessages.limit).max(1_000_000)
const { vendor: _, ...scope } = scopeFields

const terms = z
  .object({
    ...scope,
    code: z
      .string(couponFormMessages.code)
      .max(80)
      .transform(comparableCode)
      .pipe(z.string().regex(couponCodePattern, couponFormMessages.code)),
    off_bps: z.int().min(1, couponFormMessages.offBps).max(10_000, couponFormMessages.offBps).optional(),
    off_cents: z.int().min(1, couponFormMessages.offCents).max(mostCents).optional(),
    minimum_cents: z.int().min(0).max(mostCents).default(0),
    /** From now on, where it is left out. */
    starts_at: z.iso.datetime({ offset: true }).optional(),
    ends_at: z.iso.datetime({ offset: true }).nullable().default(null),
    limit_total: limit.nullable().default(null),
    limit_per_client: limit.nullable().default(null),
    is_active: z.boolean().default(true),
  })
  .refine((given) => (given.off_bps === undefined) !== (given.off_cents === undefined), {
    path: ['off_bps'],
    message: couponFormMessages.oneOff,
  })
  .refine(
    ({ starts_at, ends_at }) =>
      ends_at === null || starts_at === undefined || Date.parse(ends_at) > Date.parse(starts_at),
    { path: ['ends_at'], message: couponFormMessages.ends },
  )
export type CouponForm = z.output<typeof terms>

/** A Pro’s own showroom is meant by all of them. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const params = z.object({ id: opaqueId })
const reply = replyOf(coupon)

export const couponEndpoints = {
  'GET /api/coupon': {
    ...ofPros,
    summary: 'The coupons of the Pro’s showroom, sought by code or by what they are for.',
    query: z.object(tableQuery(couponSorts)),
    reply: pageOf(coupon),
  },
  'GET /api/coupon/room': {
    ...ofPros,
    summary:
      'How large a coupon for some goods and clients can be: by the markup, with the number of products.',
    query: z.object(scope),
    reply: replyOf(z.array(couponRoom)),
  },
  'POST /api/coupon': {
    ...ofPros,
    summary: 'Adds a coupon; one above the markup of everything it is for is refused.',
    body: terms,
    reply,
  },
  'PUT /api/coupon/{id}': { ...ofPros, summary: 'Replaces a coupon’s terms.', params, body: terms, reply },
  'DELETE /api/coupon/{id}': {
    ...ofPros,
    summary: 'Removes a coupon; one that was used is ended instead, and answered with.',
    params,
    reply: replyOf(coupon.nullable()),
  },
} as const satisfies EndpointTable
