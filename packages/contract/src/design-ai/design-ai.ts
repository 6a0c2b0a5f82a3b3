import { z } from 'zod'
import { cents, milliSqft, opaqueId, showroomRef } from '../shared/ids.ts'
import {
  aiConfidences,
  aiDislikes,
  aiJobStates,
  aiPurchaseStates,
  aiRoomParts,
  aiRooms,
  aiStyles,
  aiSurfaces,
  aiTones,
  longestAsk,
  mostIdeas,
  mostStyles,
  photoFields,
  usualStrength,
} from './ai-choices.ts'
import { aiPhoto } from './ai-photo.ts'
import { aiStart } from './ai-start.ts'

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
    /** Under 18: ideas are made for them, and credits are bought by somebody else. */
    is_minor: z.boolean(),
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

const field = z
  .int()
  .min(0)
  .max(photoFields.columns * photoFields.rows - 1)

/** What an idea is to be. */
export const aiWish = z.object({
  showroom: showroomRef,
  room: z.enum(aiRooms),
  /** Of the floor; a room of the visualizer has areas of its own. */
  area: milliSqft.min(10_000).max(3_000_000).optional(),
  styles: z.array(style).min(1, 'Choose a style.').max(mostStyles, 'Choose up to three styles.'),
  /** Surfaces that stay as they are. */
  keep,
  /** And what else of the room. */
  keep_parts: z.array(z.enum(aiRoomParts)).max(aiRoomParts.length).default([]),
  /** A photo of the room. */
  photo: opaqueId.nullable().default(null),
  /** A room of the visualizer, in the place of a photo. */
  start: aiStart.nullable().default(null),
  /** How far looks may go from the photo, or from what lies in the room: 0 little, 100 as far as they like. */
  strength: z.int().min(0).max(100).default(usualStrength),
  /** Fields of the photo whose pixels stay. */
  keep_fields: z
    .array(field)
    .max(photoFields.columns * photoFields.rows)
    .default([]),
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
    /** The picture that was refined. */
    parent_picture: opaqueId.nullable(),
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
    /** The photo it began from; null where there was none, or it has gone. */
    photo: aiPhoto.nullable(),
    /** What was asked to change, of a refinement. */
    refinement: z.string().nullable(),
    /** Words of the wish that nobody made sense of. */
    not_understood: z.array(z.string()),
    pictures: z.array(aiPicture),
    /** Pictures that we have hidden after a report. */
    hidden: z.int(),
    created_at: moment,
    can: z.object({ cancel: z.boolean(), refine: z.boolean() }),
  })
  .meta({ id: 'AiJob' })
export type AiJob = z.infer<typeof aiJob>
