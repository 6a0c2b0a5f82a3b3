import { z } from 'zod'
import { coverageNote } from '../cart/cart.ts'
import { picture, salesUnit, shownSize } from '../catalogue/catalogue.ts'
import { cents, milliSqft, opaqueId } from '../shared/ids.ts'
import { draftOrderStates } from './draft-order.rules.ts'

const moment = z.iso.datetime().nullable()
const state = z.enum(draftOrderStates)

/** A product of it at the price of whoever looks; known by its product, which stands there once. */
const line = z.object({
  product_id: opaqueId,
  name: z.string(),
  brand: z.string(),
  sku: z.string(),
  picture,
  size: shownSize.nullable(),
  unit: salesUnit,
  uom: z.string(),
  qty: z.int(),
  /** Area that all units cover together. */
  coverage: milliSqft.nullable(),
  coverage_note: coverageNote.nullable(),
  /** Null where the client is not told what one unit costs. */
  unit_price_cents: cents.nullable(),
  /** Price when it was sent, if it has changed since. */
  previous_unit_price_cents: cents.nullable(),
  line_total_cents: cents.nullable(),
  /** Why it can not be had like this; null where nothing speaks against it. */
  problem: z.string().nullable(),
  /** Null until the client has approved. */
  is_taken: z.boolean().nullable(),
})

/** The same as its Pro sees it, with what a quantity may be. */
export const proDraftOrderLine = line
  .extend({
    min_qty: z.int(),
    step_qty: z.int(),
    max_qty: z.int().nullable(),
    unit_coverage: milliSqft.nullable(),
    /** Left out in Client view, as it is of the sums. */
    earns_cents: cents.optional(),
  })
  .meta({ id: 'DraftOrderLine' })
export type ProDraftOrderLine = z.infer<typeof proDraftOrderLine>

/** What lines come to for a client, before shipping and tax, and what their Pro earns by them. */
export const reckonedDraftOrder = z
  .object({
    lines: z.array(proDraftOrderLine),
    merchandise_cents: cents,
    earns_cents: cents.optional(),
    /** Whether somebody with this address shops in the showroom: their own prices count. */
    is_client: z.boolean(),
    /** Why it could not be sent; null where nothing speaks against it. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'ReckonedDraftOrder' })
export type ReckonedDraftOrder = z.infer<typeof reckonedDraftOrder>

/** As it stands in its Pro's list: sums are those of when it was last saved or sent. */
export const draftOrderRow = z
  .object({
    id: opaqueId,
    client_name: z.string(),
    email: z.string(),
    project: z.string().nullable(),
    state,
    line_count: z.int(),
    merchandise_cents: cents,
    earns_cents: cents.optional(),
    valid_until: z.iso.date(),
    created_at: z.iso.datetime(),
    sent_at: moment,
    opened_at: moment,
    order_number: z.string().nullable(),
  })
  .meta({ id: 'DraftOrderRow' })
export type DraftOrderRow = z.infer<typeof draftOrderRow>

export const draftOrder = draftOrderRow
  .extend({
    ...reckonedDraftOrder.shape,
    note: z.string(),
    project_id: opaqueId.nullable(),
    approved_at: moment,
    declined_at: moment,
    decline_reason: z.string(),
    can: z.object({ edit: z.boolean(), remove: z.boolean(), send: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'DraftOrder' })
export type DraftOrder = z.infer<typeof draftOrder>

/** What its link shows: nothing of what the Pro earns. */
export const openedDraftOrder = z
  .object({
    showroom: z.string(),
    vsd_id: z.string().nullable(),
    company_name: z.string(),
    logo: z.string().nullable(),
    from: z.string(),
    client_name: z.string(),
    note: z.string(),
    state,
    valid_until: z.iso.date(),
    order_number: z.string().nullable(),
    lines: z.array(line.meta({ id: 'OpenedDraftOrderLine' })),
    /** Of all its lines; null where the client is told no totals. */
    merchandise_cents: cents.nullable(),
    /** `stop_mails`: the link was mailed to somebody who is no client there. */
    can: z.object({ approve: z.boolean(), decline: z.boolean(), stop_mails: z.boolean() }),
    /** Prices of the client alone: they sign in before it goes into their cart. */
    needs_sign_in: z.boolean(),
  })
  .meta({ id: 'OpenedDraftOrder' })
export type OpenedDraftOrder = z.infer<typeof openedDraftOrder>
