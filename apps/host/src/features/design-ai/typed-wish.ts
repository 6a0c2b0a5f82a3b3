import type { RequestFor } from '@showroom/contract/endpoints'
import {
  type AiRoom,
  type AiRoomPart,
  type AiStyle,
  type AiSurface,
  usualStrength,
} from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'

/** The form as it is typed; it stays when somebody has to sign in first. */
export type TypedWish = {
  room: AiRoom
  styles: AiStyle[]
  area: string
  budget: string
  keep: AiSurface[]
  text: string
  photo: AiPhoto | null
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
  photo: null,
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

/** Without a photo nothing is said of one; only who paints into it is told what stays. */
const ofPhoto = ({ photo, strength, keepParts, keepFields }: TypedWish): Partial<SentWish> => {
  if (photo === null) return {}
  const kept = photo.use === 'painted' ? { keep_parts: keepParts, keep_fields: keepFields } : {}
  return { photo: photo.id, strength, ...kept }
}

export const wishOf = (typed: TypedWish, showroom: string): SentWish => {
  const { area, budget, room, styles, keep, text } = typed
  const feet = numberIn(area)
  return {
    room,
    styles,
    keep,
    text,
    ...ofPhoto(typed),
    showroom,
    budget_cents: centsTyped(budget),
    ...(feet === null ? {} : { area: Math.round(feet * 1_000) }),
  }
}

/** At most three; the newest one pushes nothing out. */
export const toggledStyle = (styles: readonly AiStyle[], style: AiStyle, most: number): AiStyle[] => {
  if (styles.includes(style)) return styles.filter((each) => each !== style)
  return styles.length < most ? [...styles, style] : [...styles]
}
