import { z } from 'zod'
import { dayField } from '../shared/day-field.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { scheduledPriceMessages as say } from './scheduled-price.messages.ts'
import { mostPlannedPrices, scheduledPriceStates } from './scheduled-price.rules.ts'
import { dearestCents } from './vendor-product.rules.ts'

/** New prices that are to be in force from the first moment of a day on, Pacific. */
export const pricePlan = z.object({
  effective_on: dayField,
  prices: z
    .array(
      z.object({
        sku: z.string().trim().min(1, say.unknownSku).max(120, say.unknownSku),
        price_cents: z.int(say.price).min(1, say.price).max(dearestCents, say.price),
      }),
    )
    .min(1, say.none)
    .max(mostPlannedPrices, say.many),
})
export type PricePlan = z.infer<typeof pricePlan>

/** What a price does, before it is planned. */
export const pricePreviewRow = z
  .object({
    /** Of the product. */
    id: opaqueId,
    sku: z.string(),
    name: z.string(),
    uom: z.string(),
    /** As it will stand on the day before. */
    before_cents: cents,
    after_cents: cents,
    /** Hundredths of a percent. */
    step_bps: z.int(),
    is_large: z.boolean(),
    /** Planned for the same day before, and replaced by it. */
    replaces_cents: cents.nullable(),
    carts: z.int(),
    open_orders: z.int(),
    showrooms: z.int(),
  })
  .meta({ id: 'PricePreviewRow' })
export type PricePreviewRow = z.infer<typeof pricePreviewRow>

export const pricePreview = z
  .object({
    effective_on: z.string(),
    /** In force as soon as it is saved. */
    is_today: z.boolean(),
    /** The largest step first. */
    rows: z.array(pricePreviewRow),
    /** Left out: their price will be that one anyway. */
    unchanged: z.int(),
    large: z.int(),
    /** Each counted once, however many of these products it holds. */
    carts: z.int(),
    open_orders: z.int(),
    showrooms: z.int(),
  })
  .meta({ id: 'PricePreview' })
export type PricePreview = z.infer<typeof pricePreview>

/** A row of a file as it was read; what is wrong with it is mended where prices are typed. */
export const priceFileRow = z
  .object({
    line: z.int(),
    sku: z.string(),
    /** The price, or what stands in the file in its place. */
    typed: z.string(),
    name: z.string(),
    uom: z.string(),
    /** Null: there is no such product, or nothing may be planned for it. */
    before_cents: cents.nullable(),
    problem: z.string(),
  })
  .meta({ id: 'PriceFileRow' })
export type PriceFileRow = z.infer<typeof priceFileRow>

export const scheduledPrice = z
  .object({
    id: opaqueId,
    product_id: opaqueId,
    sku: z.string(),
    name: z.string(),
    uom: z.string(),
    /** What it was before it was in force; of one that still waits, what it will be on the day before as things stand. */
    before_cents: cents,
    after_cents: cents,
    step_bps: z.int(),
    effective_on: z.string(),
    state: z.enum(scheduledPriceStates),
    planned_by: z.string(),
    planned_at: z.iso.datetime(),
    /** When it was applied, or came to nothing. */
    ended_at: z.iso.datetime().nullable(),
    /** Empty where nobody did: the day had come. */
    ended_by: z.string(),
    can_cancel: z.boolean(),
  })
  .meta({ id: 'ScheduledPrice' })
export type ScheduledPrice = z.infer<typeof scheduledPrice>
