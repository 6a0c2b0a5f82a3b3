import type { RequestFor } from '@showroom/contract/endpoints'
import {
  type AiRoom,
  type AiRoomPart,
  type AiStyle,
  type AiSurface,
  usualStrength,
} from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import type { AiStart } from '@showroom/contract/design-ai/ai-start'
import type { ChosenStart } from './start/read-start.ts'

/** What an idea begins from. */
export const begins = ['nothing', 'photo', 'plan', 'template', 'design'] as const
export type Begin = (typeof begins)[number]

/** The form as it is typed; it stays when somebody has to sign in first. */
export type TypedWish = {
  room: AiRoom
  styles: AiStyle[]
  area: string
  budget: string
  keep: AiSurface[]
  text: string
  begin: Begin
  photo: AiPhoto | null
  start: ChosenStart | null
  strength: number
  keepParts: AiRoomPart[]
  keepFields: number[]
}

export type SentWish = RequestFor<'POST /api/AI/job'>['body']['wish']

export const nothingTyped: TypedWish = {
  room: 'kitchen',
  styles: [],
  area: '',
  budget: '',
  keep: [],
  text: '',
  begin: 'nothing',
  photo: null,
  start: null,
  strength: usualStrength,
  keepParts: [],
  keepFields: [],
}

const numberIn = (typed: string): number | null => {
  const plain = typed.replaceAll(/[$,\s]/g, '')
  if (plain === '') return null
  // What is no number is sent as one that the server refuses, in its words.
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : 0
}

export const centsTyped = (typed: string): number | null => {
  const amount = numberIn(typed)
  return amount === null ? null : Math.round(amount * 100)
}

/** The photo that an idea begins from: one that was looked at, and left for a plan, is not sent. */
export const photoIn = ({ begin, photo }: Pick<TypedWish, 'begin' | 'photo'>): AiPhoto | null =>
  begin === 'photo' ? photo : null

export const startIn = ({ begin, start }: Pick<TypedWish, 'begin' | 'start'>): ChosenStart | null =>
  start?.from === begin ? start : null

/** Without a photo nothing is said of one; only who paints into it is told what stays. */
const ofPhoto = (typed: TypedWish): Partial<SentWish> => {
  const photo = photoIn(typed)
  if (photo === null) return {}
  const { strength, keepParts, keepFields } = typed
  const kept = photo.use === 'painted' ? { keep_parts: keepParts, keep_fields: keepFields } : {}
  return { photo: photo.id, strength, ...kept }
}

/** A plan has a size of its own. */
const ofStart = ({ area, strength }: TypedWish, start: AiStart | null): Partial<SentWish> => {
  if (start !== null) return { start, strength }
  const feet = numberIn(area)
  return feet === null ? {} : { area: Math.round(feet * 1_000) }
}

export const wishOf = (typed: TypedWish, showroom: string, start: AiStart | null = null): SentWish => {
  const { budget, room, styles, keep, text } = typed
  return {
    room,
    styles,
    keep,
    text,
    ...ofPhoto(typed),
    ...ofStart(typed, start),
    showroom,
    budget_cents: centsTyped(budget),
  }
}

/** At most three; the newest one pushes nothing out. */
export const toggledStyle = (styles: readonly AiStyle[], style: AiStyle, most: number): AiStyle[] => {
  if (styles.includes(style)) return styles.filter((each) => each !== style)
  return styles.length < most ? [...styles, style] : [...styles]
}
