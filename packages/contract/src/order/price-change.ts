import { z } from 'zod'
import { picture, shownSize } from '../catalogue/catalogue.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { priceAnswers, priceChangeStateNames } from './price-change.rules.ts'

export const priceChangeState = z.enum(priceChangeStateNames)

/** A new price for a line of an order, as its client sees it: what the vendor or the Pro gets is not in here. */
export const priceChange = z
  .object({
    id: opaqueId,
    item_id: opaqueId,
    product_id: opaqueId,
    product_name: z.string(),
    picture,
    size: shownSize.nullable(),
    vendor: z.string(),
    qty: z.int(),
    uom: z.string(),
    reason: z.string(),
    state: priceChangeState,
    /** What it means, as a sentence. */
    message: z.string(),
    answer_by: z.iso.datetime(),
    /** Where it is accepted and no card pays for it yet. */
    pay_by: z.iso.datetime().nullable(),
    unit_price_before_cents: cents,
    unit_price_after_cents: cents,
    total_before_cents: cents,
    total_after_cents: cents,
    /** Tax included; below zero where it costs less. */
    difference_cents: cents,
    /** Of the difference, the tax. */
    tax_difference_cents: cents,
    /** The Pro pays for some of it, or for all. */
    is_absorbed: z.boolean(),
    can: z.object({ answer: z.boolean() }),
  })
  .meta({ id: 'PriceChange' })
export type PriceChange = z.infer<typeof priceChange>

/** All that was proposed for an order, and what it comes to without what was cancelled. */
export const orderPriceChanges = z
  .object({
    order_id: opaqueId,
    order_number: z.string(),
    company_name: z.string(),
    /** Where its people talk with their Pro. */
    project_id: opaqueId.nullable(),
    total_cents: cents,
    held_cents: cents,
    payment_needed_cents: cents,
    changes: z.array(priceChange),
  })
  .meta({ id: 'OrderPriceChanges' })
export type OrderPriceChanges = z.infer<typeof orderPriceChanges>

export const priceAnswer = z.object({ id: opaqueId, answer: z.enum(priceAnswers) })

/** A row of the vendor's or the Pro's list: each sees their own side of it. */
export const soldPriceChange = z
  .object({
    id: opaqueId,
    order_id: opaqueId,
    order_number: z.string(),
    company_name: z.string(),
    vendor: z.string(),
    product_name: z.string(),
    qty: z.int(),
    reason: z.string(),
    state: priceChangeState,
    state_label: z.string(),
    proposed_at: z.iso.datetime(),
    answer_by: z.iso.datetime(),
    /** Of the vendor alone: what one unit pays them. */
    final_price: z.object({ before_cents: cents, after_cents: cents }).optional(),
    /** Of the Pro alone: of one unit, but the profit, which is of the line. */
    pro: z
      .object({
        client_price: z.object({ before_cents: cents, after_cents: cents }),
        profit: z.object({ before_cents: cents, after_cents: cents }),
        /** What the client is asked to pay more for the line, tax included. */
        client_difference_cents: cents,
        absorbed_cents: cents,
        /** What can be absorbed of a unit, down to the minimum markup. */
        most_cents: cents,
        /** What leaves the client with what they agreed to; null where the markup does not allow it. */
        whole_cents: cents.nullable(),
        profit_if_whole_cents: cents.nullable(),
        profit_if_most_cents: cents,
      })
      .optional(),
    can: z.object({ withdraw: z.boolean(), absorb: z.boolean() }),
  })
  .meta({ id: 'SoldPriceChange' })
export type SoldPriceChange = z.infer<typeof soldPriceChange>
