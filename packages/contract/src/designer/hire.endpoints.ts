import { z } from 'zod'
import { dayField } from '../shared/day-field.ts'
import { priceSights, roomTypes } from '../project/project-choices.ts'
import { one, own } from '../project/project.endpoints.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { orderPayment } from '../order/order.ts'
import { chosenCard } from '../payment/payment.ts'
import { isInOrder, mostBriefPhotos } from './brief.rules.ts'
import { accessLengths, hireRights, hireSides } from './designer-choices.ts'
import { designerMessages as say } from './designer.messages.ts'
import { designerBrief, designerHire, projectDesigners } from './hire.ts'
import { milestonePlanTyped } from './own-profile.endpoints.ts'
import { surveyPairs, surveySides } from './style-survey.rules.ts'

const written = (longest: number) => z.string().trim().max(longest)
const needed = (sentence: string) => z.string(sentence).trim().min(1, sentence).max(2_000)
const largest = 9_999_999_999

const brief = z
  .object({
    rooms: z
      .array(z.enum(roomTypes))
      .max(roomTypes.length)
      .transform((rooms) => [...new Set(rooms)]),
    survey: z.array(z.enum(surveySides).nullable()).max(surveyPairs.length),
    must_keep: written(2_000),
    wishes: written(4_000),
    budget_cents: z.int(say.budget).min(0, say.budget).max(largest, say.budget).nullable(),
    start_on: dayField.nullable(),
    finish_by: dayField.nullable(),
    photos: z
      .array(opaqueId)
      .max(mostBriefPhotos, say.tooManyPhotos)
      .transform((photos) => [...new Set(photos)]),
  })
  .refine(isInOrder, { path: ['finish_by'], message: say.dates })

/** What either side does next; which of these may be done is told by `can.act` of the hire. */
const step = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['accept', 'agree', 'start', 'approve', 'close']) }),
  z.object({ action: z.literal('decline'), word: needed(say.reason) }),
  z.object({
    action: z.literal('quote'),
    price_cents: z.int(say.quotePrice).min(1, say.quotePrice).max(largest, say.quotePrice),
    days: z.int(say.quoteDays).min(1, say.quoteDays).max(365, say.quoteDays),
    milestones: milestonePlanTyped,
    word: written(2_000).default(''),
  }),
  z.object({ action: z.literal('deliver'), word: needed(say.note) }),
  z.object({ action: z.literal('revise'), word: needed(say.whatToChange) }),
  z.object({ action: z.literal('cancel'), word: needed(say.reason) }),
])
export type HireStep = z.output<typeof step>

const project = z.object({ project: opaqueId })

export const hireEndpoints = {
  'POST /api/hire_designer': {
    summary:
      'Begins to look for a designer: who is there for the project, and the brief that all of them get.',
    ...own,
    body: project,
    reply: replyOf(projectDesigners),
  },
  'GET /api/hire_designer': {
    summary: 'The same, with whom the project has asked or hired.',
    ...own,
    query: project,
    reply: replyOf(projectDesigners),
  },
  'PUT /api/hire_designer': {
    summary: 'Keeps the project’s brief; it may be half done.',
    ...own,
    body: z.object({ project: opaqueId, brief }),
    reply: replyOf(designerBrief),
  },
  'GET /api/designer_hire': {
    summary: 'Whom the caller has asked, or who has asked the caller, newest first.',
    ...own,
    query: z.object({
      side: z.enum(hireSides).default('client'),
      /** Those of one project. */
      project: opaqueId.optional(),
      ...pageQuery,
    }),
    reply: pageOf(designerHire),
  },
  'POST /api/designer_hire': {
    summary:
      'Asks a designer, for a package or for a quote. A package goes to them when a card holds its price.',
    ...own,
    makesContract: true,
    body: z.object({
      project: opaqueId,
      designer: opaqueId,
      /** Null asks for a quote. */
      package: opaqueId.nullable(),
      right: z.enum(hireRights),
      sees_prices: z.enum(priceSights),
      days: z.int().refine((days) => accessLengths.some((each) => each === days)),
      message: written(2_000).default(''),
    }),
    reply: replyOf(designerHire),
  },
  'GET /api/designer_hire/{id}': {
    summary: 'One of them, as its client or its designer sees it.',
    ...own,
    ...one,
    reply: replyOf(designerHire),
  },
  'PUT /api/designer_hire/{id}': {
    summary: 'The next step: accepting, quoting, delivering, approving, calling it off.',
    ...own,
    ...one,
    body: step,
    reply: replyOf(designerHire),
  },
  'GET /api/designer_hire/{id}/card': {
    summary: 'How far the client’s card is; asks the provider where a bank was asked.',
    ...own,
    ...one,
    reply: replyOf(orderPayment),
  },
  'POST /api/designer_hire/{id}/card': {
    summary: 'Has a card hold the whole price, milestone by milestone, or what another card no longer holds.',
    ...own,
    ...one,
    body: z.object({ card: chosenCard }),
    reply: replyOf(orderPayment),
  },
  'POST /api/designer_hire/{id}/refund': {
    summary: 'Asks for a charged milestone back, or for a part of it: the designer answers.',
    ...own,
    ...one,
    body: z.object({
      milestone: opaqueId,
      amount_cents: z.int(say.refundAmount).min(1, say.refundAmount).max(largest, say.refundAmount),
      reason: needed(say.reason),
    }),
    reply: replyOf(designerHire),
  },
  'PUT /api/designer_hire/{id}/refund': {
    summary: 'Answers the open refund: the designer agrees or says why not, the client takes it back.',
    ...own,
    ...one,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.enum(['agree', 'withdraw']) }),
      z.object({ action: z.literal('decline'), word: needed(say.reason) }),
    ]),
    reply: replyOf(designerHire),
  },
  'POST /api/designer_hire/{id}/review': {
    summary: 'A client’s word about a hire that is closed, once.',
    ...own,
    ...one,
    body: z.object({
      rating: z.int(say.rating).min(1, say.rating).max(5, say.rating),
      text: needed(say.review),
    }),
    reply: replyOf(designerHire),
  },
} as const satisfies EndpointTable
