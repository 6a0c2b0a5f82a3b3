import { z } from 'zod'
import { cents, milliSqft, opaqueId, showroomRef } from '../shared/ids.ts'
import {
  aiConfidences,
  aiDislikes,
  aiJobStates,
  aiPurchaseStates,
  aiReportReasons,
  aiRooms,
  aiStyles,
  aiSurfaces,
  aiTones,
  longestAsk,
  mostIdeas,
  mostStyles,
} from './ai-choices.ts'

const moment = z.iso.datetime()
const style = z.enum(aiStyles)

/** What somebody has told of their taste, for every idea. */
export const aiSurvey = z.object({
  /** How often each style was chosen. */
  styles: z.partialRecord(style, z.int().min(0).max(20)),
  tone: z.enum(aiTones).nullable(),
  dislikes: z.array(z.enum(aiDislikes)).max(aiDislikes.length),
  /** For the materials of a square foot. */
  budget_per_sqft_cents: cents.min(100).max(100_000).nullable(),
})
export type AiSurvey = z.infer<typeof aiSurvey>

export const aiUser = z
  .object({
    id: opaqueId,
    full_name: z.string(),
    email: z.string(),
    email_verified_at: moment.nullable(),
    survey: aiSurvey.nullable(),
    is_linked: z.boolean(),
    has_password: z.boolean(),
  })
  .meta({ id: 'AiUser' })
export type AiUser = z.infer<typeof aiUser>

/** Said with every reply: what is left, and what is set aside for ideas that are being made. */
export const aiCredits = z
  .object({ balance: z.int(), reserved: z.int(), cost: z.int() })
  .meta({ id: 'AiCredits' })
export type AiCredits = z.infer<typeof aiCredits>

export const aiMovement = z.object({
  kind: z.enum(['gift', 'purchase', 'reserve', 'return', 'refund']),
  amount: z.int(),
  at: moment,
})

/** Credits that were paid for, and what of them could go back now. */
export const aiPurchase = z
  .object({
    id: opaqueId,
    credits: z.int(),
    price_cents: cents,
    state: z.enum(aiPurchaseStates),
    /** Why it was refused. */
    sentence: z.string().nullable(),
    /** Where the bank asks its customer. */
    confirm_url: z.string().nullable(),
    at: moment,
    refundable_credits: z.int(),
    refundable_cents: cents,
    refunded_credits: z.int(),
    refunded_cents: cents,
  })
  .meta({ id: 'AiPurchase' })
export type AiPurchase = z.infer<typeof aiPurchase>

export const aiPack = z.object({ credits: z.int().min(1), price_cents: cents })
export type AiPack = z.infer<typeof aiPack>

const text = z
  .string()
  .trim()
  .max(longestAsk)
  .regex(/^\P{C}*$/u, 'Please write plain text.')
const keep = z.array(z.enum(aiSurfaces)).max(aiSurfaces.length).default([])

/** What an idea is to be. */
export const aiWish = z.object({
  showroom: showroomRef,
  room: z.enum(aiRooms),
  /** Of the floor. */
  area: milliSqft.min(10_000).max(3_000_000).optional(),
  styles: z.array(style).min(1, 'Choose a style.').max(mostStyles, 'Choose up to three styles.'),
  /** Surfaces that stay as they are. */
  keep,
  budget_cents: cents.min(10_000).max(100_000_000).nullable().default(null),
  text: text.default(''),
  pictures: z.int().min(1).max(mostIdeas).default(mostIdeas),
})
export type AiWish = z.output<typeof aiWish>

export const refineText = text.min(1)

/** One surface of a look: a real product, how much of it, and why. */
export const aiChoice = z.object({
  surface: z.enum(aiSurfaces),
  product_id: opaqueId,
  name: z.string(),
  brand: z.string(),
  color: z.string(),
  reason: z.string(),
  confidence: z.enum(aiConfidences),
  area: milliSqft,
  waste_pct: z.int(),
  qty: z.int(),
  unit: z.string(),
  unit_price_cents: cents,
  total_cents: cents,
})
export type AiChoice = z.infer<typeof aiChoice>

export const aiPicture = z
  .object({
    id: opaqueId,
    /** Signed, for this browser’s day. */
    src: z.string(),
    width: z.int(),
    height: z.int(),
    choices: z.array(aiChoice),
    kept: z.array(z.enum(aiSurfaces)),
    total_cents: cents,
    /** By how much it passes the budget that was asked for; 0: it is kept, or there is none. */
    over_cents: cents,
    is_reported: z.boolean(),
  })
  .meta({ id: 'AiPicture' })
export type AiPicture = z.infer<typeof aiPicture>

export const aiJob = z
  .object({
    id: opaqueId,
    parent: opaqueId.nullable(),
    state: z.enum(aiJobStates),
    version: z.int(),
    /** 1: the next to be made; null once it is. */
    place: z.int().nullable(),
    /** Of a hundred. */
    progress: z.int(),
    /** What came of it, where that is not pictures. */
    sentence: z.string().nullable(),
    engine: z.string(),
    wish: aiWish,
    /** What was asked to change, of a refinement. */
    refinement: z.string().nullable(),
    /** Words of the wish that nobody made sense of. */
    not_understood: z.array(z.string()),
    pictures: z.array(aiPicture),
    created_at: moment,
    can: z.object({ cancel: z.boolean(), refine: z.boolean() }),
  })
  .meta({ id: 'AiJob' })
export type AiJob = z.infer<typeof aiJob>

/** A report in the list of Admins. */
export const aiReportRow = z
  .object({
    id: opaqueId,
    reason: z.enum(aiReportReasons),
    note: z.string(),
    state: z.enum(['new', 'upheld', 'dismissed']),
    reported_at: moment,
    picture_id: opaqueId,
    picture_src: z.string(),
    account_id: opaqueId,
    account_name: z.string(),
    upheld: z.int(),
    is_blocked: z.boolean(),
  })
  .meta({ id: 'AiReport' })
export type AiReportRow = z.infer<typeof aiReportRow>
