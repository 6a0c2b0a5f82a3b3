import { z } from 'zod'
import { cents, opaqueId } from '../shared/ids.ts'
import {
  mostReturnPhotos,
  returnKinds,
  returnReasonNames,
  returnStateNames,
  returnSteps,
} from './return.rules.ts'

export const returnKind = z.enum(returnKinds)
export const returnReason = z.enum(returnReasonNames)
export const returnState = z.enum(returnStateNames)

/** How the goods come back: the client brings them to a carrier, or one picks a pallet up. The vendor pays either. */
export const returnWays = ['label', 'pickup'] as const
export const claimOutcomes = ['refund', 'replace'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

/** What is asked for: whole sales units of lines of one delivery. */
export const returnWish = z.object({
  kind: returnKind,
  reason: returnReason,
  lines: z
    .array(z.object({ item_id: opaqueId, qty: z.int().min(1).max(100_000) }))
    .min(1)
    .max(100),
})
export type ReturnWish = z.infer<typeof returnWish>

export const newReturn = returnWish.extend({
  /** Made up by who asks: asked for twice under one key, it is one. */
  key: opaqueId,
  way: z.enum(returnWays).default('label'),
  /** Of a claim: what the client would rather have. */
  outcome: z.enum(claimOutcomes).default('refund'),
  note: z.string().trim().max(1_000).default(''),
  photos: z.array(opaqueId).max(mostReturnPhotos).default([]),
  /** Nothing of it was opened, cut or installed. */
  is_untouched: z.boolean(),
})
export type NewReturn = z.infer<typeof newReturn>

/** The sums that a refund comes to, before it is asked for. */
export const returnQuote = z
  .object({
    merchandise_cents: cents,
    tax_cents: cents,
    fee_cents: cents,
    /** What the fee is the smaller of. */
    outbound_share_cents: cents,
    label_cents: cents.nullable(),
    /** Of the way to the client, given back with it. */
    shipping_cents: cents,
    refund_cents: cents,
    /** Where nothing is kept: whose fault it is, or that it came late. */
    is_free: z.boolean(),
    /** The latest day on which a bank shows it, if the goods were received today. */
    latest_refund: z.string(),
  })
  .meta({ id: 'ReturnQuote' })
export type ReturnQuote = z.infer<typeof returnQuote>

const openFor = z.object({
  until: z.iso.datetime(),
  days_left: z.int(),
  most: z.int(),
  /** Why none can be, in a sentence. */
  why_not: z.string().nullable(),
})

/** A line of an order: how many of it may come back, or be claimed. */
export const returnableLine = z
  .object({
    item_id: opaqueId,
    delivery_id: opaqueId,
    vendor: z.string(),
    product_name: z.string(),
    uom: z.string(),
    qty: z.int(),
    returned_qty: z.int(),
    return: openFor.nullable(),
    claim: openFor.nullable(),
  })
  .meta({ id: 'ReturnableLine' })
export type ReturnableLine = z.infer<typeof returnableLine>

const returnLine = z.object({
  id: opaqueId,
  product_name: z.string(),
  uom: z.string(),
  qty: z.int(),
  /** Once it was looked at: how many of them are given back, and why no more. */
  accepted_qty: z.int().nullable(),
  deduction: z.string(),
})

const common = z.object({
  id: opaqueId,
  kind: returnKind,
  /** From the approval on. */
  rma: z.string().nullable(),
  order_id: opaqueId,
  order_number: z.string(),
  vendor: z.string(),
  state: returnState,
  state_label: z.string(),
  reason: returnReason,
  reason_label: z.string(),
  note: z.string(),
  way: z.enum(returnWays),
  outcome: z.enum(claimOutcomes),
  /** Why it was rejected, or what an Admin said beyond the window. */
  answer: z.string(),
  asked_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  /** Until then the vendor answers; after it Admins look at it. */
  answer_by: z.iso.datetime().nullable(),
  /** Until then it has to be on its way. */
  send_by: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
  received_at: z.iso.datetime().nullable(),
  /** Until then the vendor gives the money back, or sends anew what was claimed; after it we give it back. */
  refund_by: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  tracking: z.string(),
  lines: z.array(returnLine),
  photos: z.array(opaqueId),
  can: z.array(z.enum(returnSteps)),
})

/** A return or a claim as its client sees it. */
export const clientReturn = common
  .extend({
    /** What it means, as a sentence. */
    message: z.string(),
    merchandise_cents: cents,
    tax_cents: cents,
    fee_cents: cents,
    shipping_cents: cents,
    refund_cents: cents,
    /** The latest day on which a bank shows it. */
    latest_refund: z.string().nullable(),
  })
  .meta({ id: 'ClientReturn' })
export type ClientReturn = z.infer<typeof clientReturn>

export const orderReturns = z
  .object({
    order_id: opaqueId,
    order_number: z.string(),
    lines: z.array(returnableLine),
    returns: z.array(clientReturn),
  })
  .meta({ id: 'OrderReturns' })
export type OrderReturns = z.infer<typeof orderReturns>

/** A row of the vendor's, the Pro's or an Admin's list: each sees what it takes from them, and no other's. */
export const soldReturn = common
  .extend({ company_name: z.string(), own_cents: cents })
  .meta({ id: 'SoldReturn' })
export type SoldReturn = z.infer<typeof soldReturn>
