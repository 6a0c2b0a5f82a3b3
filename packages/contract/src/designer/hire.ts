import { z } from 'zod'
import { priceSights, roomTypes } from '../project/project-choices.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { designerCard, designerPackage, designerReview, milestonePlan } from './designer.ts'
import { designerStyles, hireActions, hireRights, hireSides, hireStates } from './designer-choices.ts'
import { refundActions, refundStates } from './milestone-refund.rules.ts'
import { milestoneMoney } from './milestone.rules.ts'
import { surveyPairs, surveySides } from './style-survey.rules.ts'

/** What a client tells every designer they ask. Half of it may be missing while it is a draft. */
export const designerBrief = z
  .object({
    rooms: z.array(z.enum(roomTypes)),
    survey: z.array(z.enum(surveySides).nullable()).max(surveyPairs.length),
    must_keep: z.string(),
    wishes: z.string(),
    budget_cents: cents.nullable(),
    start_on: z.iso.date().nullable(),
    finish_by: z.iso.date().nullable(),
    /** Files of the project. */
    photos: z.array(opaqueId),
  })
  .meta({ id: 'DesignerBrief' })
export type DesignerBrief = z.infer<typeof designerBrief>

export const hireQuote = z.object({
  price_cents: cents,
  days: z.int(),
  note: z.string(),
  given_at: z.iso.datetime(),
  milestones: milestonePlan,
})

/** A part of the work with its part of the price; they are delivered one after the other. */
export const hireMilestone = z.object({
  id: opaqueId,
  title: z.string(),
  amount_cents: cents,
  /** For the designer: what of it is paid out. */
  paid_out_cents: cents,
  money: z.enum(milestoneMoney),
  delivered_at: z.iso.datetime().nullable(),
  approved_at: z.iso.datetime().nullable(),
  /** What was given back of it, or is on its way. */
  refunded_cents: cents,
  /** For the client: what may be asked back of it now. */
  askable_cents: cents,
})
export type HireMilestone = z.infer<typeof hireMilestone>

/** What a client asks back of a charged milestone, and what became of it. */
export const milestoneRefund = z
  .object({
    id: opaqueId,
    milestone_id: opaqueId,
    milestone_title: z.string(),
    amount_cents: cents,
    /** What was given back; null where nothing was. */
    given_cents: cents.nullable(),
    state: z.enum(refundStates),
    reason: z.string(),
    /** Why the designer does not agree. */
    word: z.string(),
    /** Why an Admin decided so. */
    decision: z.string(),
    asked_at: z.iso.datetime(),
    answer_by: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MilestoneRefund' })
export type MilestoneRefund = z.infer<typeof milestoneRefund>

/** One designer asked for one project, as the client or the designer sees it. */
export const designerHire = z
  .object({
    id: opaqueId,
    state: z.enum(hireStates),
    side: z.enum(hireSides),
    designer: z.object({ id: opaqueId, name: z.string(), company_name: z.string() }),
    /** Only the first name before the designer has accepted. */
    client_name: z.string(),
    /** Its id only for whoever may open it. */
    project: z.object({
      id: opaqueId.nullable(),
      name: z.string(),
      zip_code: z.string(),
      is_deleted: z.boolean(),
    }),
    brief: z.object({
      ...designerBrief.omit({ photos: true, survey: true }).shape,
      photo_count: z.int(),
      styles: z.array(z.object({ style: z.enum(designerStyles), count: z.int() })),
    }),
    package: designerPackage.omit({ id: true }).nullable(),
    quote: hireQuote.nullable(),
    /** What both agreed on, or would; null while a quote is wanted. */
    price_cents: cents.nullable(),
    /** They sum to the price; none while a quote is wanted, or where the price is not paid through us. */
    milestones: z.array(hireMilestone),
    /** For the client: what a card is asked for, and which one holds the rest. */
    payment: z.object({
      due_cents: cents,
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    }),
    revisions_left: z.int(),
    access: z.object({
      right: z.enum(hireRights),
      sees_prices: z.enum(priceSights),
      days: z.int(),
      ends_at: z.iso.datetime().nullable(),
    }),
    message: z.string(),
    /** What was said last: why it was declined or cancelled, what was delivered or is to change. */
    word: z.string(),
    requested_at: z.iso.datetime(),
    /** Until when an answer is good; null where nobody is waited for. */
    answer_by: z.iso.datetime().nullable(),
    changed_at: z.iso.datetime(),
    review: designerReview.nullable(),
    /** The latest first; at most one of them is open. */
    refunds: z.array(milestoneRefund),
    can: z.object({
      act: z.array(z.enum(hireActions)),
      review: z.boolean(),
      /** Of the open refund. */
      refund: z.array(z.enum(refundActions)),
    }),
  })
  .meta({ id: 'DesignerHire' })
export type DesignerHire = z.infer<typeof designerHire>

/** What the wizard begins with: who is there for a project, who is asked already, and the brief so far. */
export const projectDesigners = z
  .object({
    designers: z.array(designerCard),
    hires: z.array(designerHire),
    brief: designerBrief,
  })
  .meta({ id: 'ProjectDesigners' })
export type ProjectDesigners = z.infer<typeof projectDesigners>
