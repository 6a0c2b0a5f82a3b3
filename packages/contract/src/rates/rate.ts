import { z } from 'zod'
import { cents } from '../shared/ids.ts'
import { usStates } from '../account/us-states.ts'
import { rateMessages as say } from './rate.messages.ts'
import { largestRateBps, percentOf, rateKinds } from './rate.rules.ts'

const bps = (most: number) =>
  z
    .int(say.rate(percentOf(most)))
    .min(0, say.rate(percentOf(most)))
    .max(most, say.rate(percentOf(most)))
const planned = {
  starts_on: z.iso.date(say.day),
  note: z.string().trim().max(500, say.note).default(''),
}

export const newRate = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fee'),
    rate_bps: bps(largestRateBps.fee),
    vendor: z.string().trim().max(100).default(''),
    category: z.string().trim().max(100).default(''),
    ...planned,
  }),
  z.object({
    kind: z.literal('tax'),
    rate_bps: bps(largestRateBps.tax),
    state: z.enum(usStates, say.state),
    zip_prefix: z
      .string()
      .trim()
      .regex(/^\d{0,5}$/, say.zip)
      .default(''),
    taxes_shipping: z.boolean().default(false),
    ...planned,
  }),
])
export type NewRate = z.infer<typeof newRate>

const choice = z.object({ id: z.string(), name: z.string() })

/** What is in effect today. */
export const ratesInEffect = z
  .object({
    fees: z.array(z.object({ for: z.string(), rate_bps: z.int() })),
    taxes: z.array(
      z.object({
        for: z.string(),
        rate_bps: z.int(),
        taxes_shipping: z.boolean(),
        starts_on: z.iso.date(),
      }),
    ),
    vendors: z.array(choice),
    categories: z.array(choice),
  })
  .meta({ id: 'RatesInEffect' })
export type RatesInEffect = z.infer<typeof ratesInEffect>

export const ratePlan = z
  .object({
    id: z.string(),
    kind: z.enum(rateKinds),
    for: z.string(),
    rate_bps: z.int(),
    before_bps: z.int().nullable(),
    taxes_shipping: z.boolean().nullable(),
    starts_on: z.iso.date(),
    state: z.enum(['planned', 'in_effect', 'cancelled']),
    note: z.string(),
    planned_by: z.string().nullable(),
    planned_at: z.iso.datetime(),
    cancelled_by: z.string().nullable(),
    cancelled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RatePlan' })
export type RatePlan = z.infer<typeof ratePlan>

const order = z.object({
  vendor_cents: cents,
  fee_cents: cents,
  pro_cents: cents,
  goods_cents: cents,
  tax_cents: cents,
  total_cents: cents,
})

/** One order, before and after. */
export const ratePreview = z
  .object({
    product: z.string(),
    qty: z.int(),
    state: z.string(),
    before: order,
    after: order,
  })
  .meta({ id: 'RatePreview' })
export type RatePreview = z.infer<typeof ratePreview>
